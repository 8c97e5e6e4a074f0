import type { Locale } from '@qareeb/contract/locale'
import { syncApplied } from '../applying/sync-applied.ts'
import { syncFavorites } from './sync-favorites.ts'

/** Synchronises the marks in lists with the account of the signed-in person: saved jobs, and those applied for. */
export const syncMarks = (userId: string, locale: Locale): Promise<unknown> =>
  Promise.all([syncFavorites(userId, locale), syncApplied(locale)])
