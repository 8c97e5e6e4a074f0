import { riyadhOffsetMs } from './riyadh.ts'

/** When people answer: Monday to Friday from 9 to 17, by the clock of Riyadh. */
export const supportHours = { from: 9, to: 17, days: [1, 2, 3, 4, 5] } as const

/** Whether somebody is there to answer at an instant. */
export function isSupportOpen(now: Date): boolean {
  const inRiyadh = new Date(now.getTime() + riyadhOffsetMs)
  const hour = inRiyadh.getUTCHours()
  const isWorkday = supportHours.days.some((day) => day === inRiyadh.getUTCDay())
  return isWorkday && hour >= supportHours.from && hour < supportHours.to
}
