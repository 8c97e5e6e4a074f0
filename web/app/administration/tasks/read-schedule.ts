/** The schedule of a task, in words. */
export type Schedule =
  | { kind: 'minutes'; count: number }
  | { kind: 'hourly'; minute: number }
  | { kind: 'daily'; time: string }

/** Reads the cron expressions of this product; null for any other, which is shown as it is. */
export function readSchedule(cron: string): Schedule | null {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.join(' ') !== '* * *') return null
  if (hour === '*') return everyHour(minute)
  if (!isNumber(minute) || !isNumber(hour)) return null
  return { kind: 'daily', time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` }
}

function everyHour(minute: string): Schedule | null {
  if (minute === '*') return { kind: 'minutes', count: 1 }
  if (isNumber(minute)) return { kind: 'hourly', minute: Number(minute) }
  const [, count] = /^\*\/(\d+)$/.exec(minute) ?? []
  return count === undefined ? null : { kind: 'minutes', count: Number(count) }
}

const isNumber = (field: string) => /^\d+$/.test(field)
