import { isInKingdom } from '@qareeb/reference/gulf'
import { dayMs, riyadhOffsetMs } from '@qareeb/reference/riyadh'
import type { Context } from '../ground/context.ts'
import { inTransaction } from '../ground/use-case.ts'
import type { Database } from '../platform/database/database.ts'
import { allowNewCounts } from './allow-new-counts.ts'
import type { Point } from './engine/request.ts'
import {
  addSearchCounts,
  deleteSearchCountsBefore,
  rollUpSearchCountsBefore,
  type SearchCount,
} from './queries/search-counts.ts'
import type { ResolvedQuery } from './resolve-query.ts'

/** A tenth of a degree, about 11 km: enough to see where jobs are missing, too coarse to see who asked. */
type Cell = { latTenths: number; lngTenths: number }

/** Equal searches, as they are counted in memory; the day counts from 1970. */
type Counted = { day: number; cell: Cell | null; words: string; searches: number }

type Waiting = { counts: Map<string, Counted>; timer: NodeJS.Timeout | undefined }

const waiting = new WeakMap<Database, Waiting>()

const mayAdd = allowNewCounts()

const flushAfterMs = 15_000
/** Beyond this many different searches in one interval only those already counted are counted on. */
const mostWaiting = 5_000

/**
 * Counts a search: area, known words, day; nothing about the person. One outside of the country is not counted:
 * such requests only fill the table. Counts are added up in memory and written every few seconds, outside of the
 * request; a process that is killed loses those of its last seconds.
 */
export function countSearch(
  { db, now, log, origin }: Pick<Context, 'db' | 'now' | 'log' | 'origin'>,
  search: ResolvedQuery,
): void {
  const whereabouts = whereaboutsOf(search)
  if (whereabouts && !isInKingdom(whereabouts)) return
  const list = waiting.get(db) ?? { counts: new Map(), timer: undefined }
  waiting.set(db, list)
  const day = riyadhDay(now())
  const cell = cellOf(whereabouts)
  const words = sortedOnce(search.knownWords)
  const key = `${day}|${cell?.latTenths},${cell?.lngTenths}|${words}`
  const known = list.counts.get(key)
  if (known) known.searches++
  else if (list.counts.size < mostWaiting && mayAdd(origin.network, now()))
    list.counts.set(key, { day, cell, words, searches: 1 })

  list.timer ??= setTimeout(() => {
    flushSearchCounts(db).catch((error: unknown) => log.warn({ err: error }, 'counts of searches were lost'))
  }, flushAfterMs).unref()
}

/** Writes the counts that wait. */
export async function flushSearchCounts(db: Database): Promise<void> {
  const list = waiting.get(db)
  if (!list) return
  clearTimeout(list.timer)
  waiting.delete(db)
  await addSearchCounts(db, [...list.counts.values()].map(toSearchCount))
}

const toSearchCount = ({ day, cell, words, searches }: Counted): SearchCount => ({
  day: dateOf(day),
  cell: cell ? `${toDegrees(cell.latTenths)},${toDegrees(cell.lngTenths)}` : '',
  words,
  searches,
})

const keptDays = 2 * 365

/** Deletes counts older than two years. */
export const forgetSearchCounts = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  deleteSearchCountsBefore(db, dateOf(riyadhDay(now()) - keptDays))

/**
 * Adds up rare searches of past days, so that a guest with many requests fills no table: first their words are
 * dropped, then their area. Rare searches are not stored of anyone, either.
 */
export const rollUpSearchCounts = (context: Pick<Context, 'db' | 'now'>): Promise<void> =>
  inTransaction(context, ({ db, now }) => rollUpSearchCountsBefore(db, dateOf(riyadhDay(now()))))

/** Prefer the named place to the centre of the map. */
const whereaboutsOf = ({ origin, place }: ResolvedQuery) =>
  origin?.kind === 'centre' && place ? place : origin

const cellOf = (point: Point | null): Cell | null =>
  point && { latTenths: Math.round(point.lat * 10), lngTenths: Math.round(point.lng * 10) }

const toDegrees = (tenths: number) => (tenths / 10).toFixed(1)

const sortedOnce = (words: readonly string[]): string =>
  words.length > 1 ? [...new Set(words)].toSorted().join(' ') : (words[0] ?? '')

/** Days since 1970, in Riyadh; asking the calendar costs ten times as much. */
const riyadhDay = (moment: Date) => Math.floor((moment.getTime() + riyadhOffsetMs) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
