import { readNumber } from './read-number.ts'

export type Bounds = { min: number; max: number }

/**
 * Changes a typed whole number by one, within its bounds. Text that is no number counts as empty.
 * @returns null where no step is left; an empty text when the smallest number is stepped down
 */
export function stepped(typed: string, by: 1 | -1, { min, max }: Bounds): string | null {
  const value = readNumber(typed) ?? null
  if (value === null) return by === 1 ? String(min) : null
  const next = Math.trunc(value) + by
  if (next < min) return ''
  return next > max ? (value > max ? String(max) : null) : String(next)
}
