const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A length of time in its largest unit with at least one, rounded down. Negative ones count as zero. */
export function spanOf(ms: number): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number } {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < minute) return { unit: 'seconds', count: seconds }
  if (seconds < hour) return { unit: 'minutes', count: Math.floor(seconds / minute) }
  if (seconds < day) return { unit: 'hours', count: Math.floor(seconds / hour) }
  return { unit: 'days', count: Math.floor(seconds / day) }
}
