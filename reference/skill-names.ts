import { skills } from './skills.ts'

/** The form of each skill that is shown, by its key. */
export const skillNames: ReadonlyMap<string, { ar: string | null; en: string | null }> = new Map(
  skills.map(({ key, ar, en }) => [key, { ar: ar[0] ?? null, en: en[0] ?? null }]),
)
