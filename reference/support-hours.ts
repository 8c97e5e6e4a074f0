/** When people answer: Monday to Friday from 9 to 17, by the clock of Riyadh. */
export const supportHours = { from: 9, to: 17, days: [1, 2, 3, 4, 5] } as const

/** Riyadh keeps UTC+3 all year. */
const riyadhOffsetMs = 3 * 3_600_000

/** Whether somebody is there to answer at an instant. */
export function isSupportOpen(now: Date): boolean {
  const inRiyadh = new Date(now.getTime() + riyadhOffsetMs)
  const hour = inRiyadh.getUTCHours()
  const isWorkday = supportHours.days.some((day) => day === inRiyadh.getUTCDay())
  return isWorkday && hour >= supportHours.from && hour < supportHours.to
}
