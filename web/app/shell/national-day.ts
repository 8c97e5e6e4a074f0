/** Saudi National Day is 23 September; the greeting stands from the 20th to the 24th. */
const days = { month: 9, from: 20, to: 24 }

const riyadhDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Riyadh',
  month: 'numeric',
  day: 'numeric',
})

/** Whether the greeting stands at this instant, by the date in Riyadh. */
export function isNationalDayTime(now: Date): boolean {
  const parts = riyadhDay.formatToParts(now)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return numberOf('month') === days.month && numberOf('day') >= days.from && numberOf('day') <= days.to
}
