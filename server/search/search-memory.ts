import type { Context } from '../ground/context.ts'
import type { Database } from '../platform/database/database.ts'
import { createLruCache } from '../platform/lru-cache.ts'
import { keepStatistics, type Statistics } from './engine/statistics.ts'
import { findOrganizationNumber } from './queries/organization-number.ts'
import { type ParsedSearch, parseSearch } from './resolve-query/parse-search.ts'

/** The caches of a process between searches. Losing them costs a little time and nothing else. */
export type SearchMemory = {
  statistics: () => Promise<Statistics>
  /** The meaning of a typed text, at most five minutes old: new ads bring new words. */
  parse: (typed: string) => Promise<ParsedSearch>
  /** The number of a company, which never changes; 0, which none has, for an unknown one. */
  organizationNumber: (id: string) => Promise<number>
}

const memories = new WeakMap<Database, SearchMemory>()

/** The memory that belongs to a database. */
export function searchMemory({ db, now }: Pick<Context, 'db' | 'now'>): SearchMemory {
  const known = memories.get(db)
  if (known) return known
  const statistics = keepStatistics(db, now)
  const memory = {
    statistics,
    parse: keepParsed({ db, now, statistics }),
    organizationNumber: keepNumbers(db),
  }
  memories.set(db, memory)
  return memory
}

const freshForMs = 5 * 60_000
const mostBytes = 4 * 1024 * 1024

type Sources = Pick<Context, 'db' | 'now'> & Pick<SearchMemory, 'statistics'>

function keepParsed({ db, now, statistics }: Sources): SearchMemory['parse'] {
  const memory = createLruCache<{ parsed: ParsedSearch; at: number }>(
    mostBytes,
    ({ parsed: { groups, lone } }) => 2 * JSON.stringify([groups, lone?.asWords.groups]).length + 400,
  )
  return async (typed) => {
    const known = memory.get(typed)
    const moment = now().getTime()
    if (known && moment - known.at < freshForMs) return known.parsed

    const parsed = await parseSearch({ db, statistics: await statistics() }, typed)
    memory.set(typed, { parsed, at: moment })
    return parsed
  }
}

function keepNumbers(db: Database): SearchMemory['organizationNumber'] {
  const memory = createLruCache<number>(mostBytes / 8, () => 8)
  return async (id) => {
    const number = memory.get(id) ?? (await findOrganizationNumber(db, id))
    if (number !== undefined) memory.set(id, number)
    return number ?? 0
  }
}
