import { accountTimes } from '@qareeb/contract/users'

/** Hours for which the link to a new address is good. */
export const confirmHours = 24

/** Hours for which a change of address can be undone. */
export const undoHours = accountTimes.undoEmailHours

/** Days for which a change of address is kept: as long as the log of the mails that it caused. */
export const emailChangeDays = 30

/** Days after which an account with an unconfirmed address is deleted. */
export const unconfirmedDays = 30

/** The moment `hours` hours after another one. */
export const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * 3_600_000)
