/** Answer in the message log for a message that only reached the mailbox of a demo. */
export const mailboxAnswer = 'kept in the development mailbox'
