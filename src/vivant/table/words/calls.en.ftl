### Being called away from the table: what messages, pages and refusals say, in English.

## What is sent

call-turn-title = Your turn: { $name }
call-turn = It is your turn at the table { $name }.
call-over-title = Over: { $name }
call-over = The match at the table { $name } is over.
call-stop = No more mails about this table: { $link }
call-ask-title = { $title }: may we write to you?
call-ask = Somebody asked that this address be told when it is their turn at a table of { $title } on { $url }

  Yes, write to me: { $confirm }

  If that was not you, do nothing: no further mail about it is sent. Or say so here: { $stop }

## Refusals

call-no-push = this server cannot call browsers
call-no-mail = this server sends no mail
call-endpoint = this is no push subscription of a browser, or of a service that is not called from here
call-mail = this is no e-mail address
call-mailbox = such mails were sent often enough for now; look for ours, or try again later
call-mail-stopped = whoever reads mail at this address wants none from here, so nothing is sent there
call-key = this link does not hold any more

## The page behind the links in mails

mail-title = Mails from a table
js-mail-confirm = Yes, write to me
js-mail-confirm-about = Then you get a mail when it is your turn and you are not at the table, and when the match is over. Each has a link by which it ends.
js-mail-confirmed = Done: you are told when it is your turn.
js-mail-stop = No more mails
js-mail-stop-about = No more mails about this table are sent to you. If you never said yes to them, nobody here can ask you again for a year.
js-mail-stopped = Done: no more mails.
js-mail-none = This link is not complete. Open it from the mail once more.

## In the table’s settings

js-calls = When I am not looking
js-calls-notify = A notification while this page is open in the background
js-calls-push = Call this device when the page is closed or out of sight
js-calls-mail = By e-mail
js-calls-mail-send = Write to me
js-calls-mail-asked = We have written to { $address }: follow the link in that mail first.
js-calls-mail-on = Mails go to { $address }.
js-calls-mail-off = No more mails
js-calls-about = A message says that it is your turn, or that the match is over, and which table; nothing else.
js-calls-denied = This browser does not let the page notify you; its own settings can change that.
js-calls-failed = This browser cannot be called.
js-calls-turn = It is your turn.
js-calls-over = The match is over.
