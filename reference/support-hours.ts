import { riyadhOffsetMs } from './riyadh.ts'

const hourMs = 3_600_000

/** When people answer: Monday to Friday from 9 to 17, by the clock of Riyadh. */
export const supportHours = { from: 9, to: 17, days: [1, 2, 3, 4, 5] } as const

/** Whether somebody is there to answer at an instant. */
export function isSupportOpen(now: Date): boolean {
  const inRiyadh = new Date(now.getTime() + riyadhOffsetMs)
  const hour = inRiyadh.getUTCHours()
  const isWorkday = supportHours.days.some((day) => day === inRiyadh.getUTCDay())
  return isWorkday && hour >= supportHours.from && hour < supportHours.to
}

/** When that changes next: it does so at full hours alone. */
export function nextSupportChange(now: Date): Date {
  const isOpen = isSupportOpen(now)
  let next = Math.floor(now.getTime() / hourMs) * hourMs + hourMs
  while (isSupportOpen(new Date(next)) === isOpen) next += hourMs
  return new Date(next)
}
