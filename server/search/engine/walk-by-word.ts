import { conditions, filterParameters, filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, rowsWanted, walksOf, withCardsByDate } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { queryOf } from './tokens.ts'
import { otherWords, partWords } from './words.ts'

const [published, number, alternatives, others] = [1, 2, 3, 4].map((index) => `$${filterParameters + index}`)

/** Reads the lists of the rarest word and of what means the same, newest first, and merges what matches. */
function walkByWord(sort: DateOrder, most: string): string {
  const { order, after } = dateOrders[sort]
  return withCardsByDate(
    `
  select distinct on (published_at, number) published_at, number, location_no
  from unnest(${alternatives}::text[]) as alternative cross join lateral (
    select distinct on (published_at, number) published_at, number, location_no from (
      select ${coveredColumns} from search_word
      where word = alternative and (published_at, number) ${after} (${published}::timestamptz, ${number}::integer)
        and published_at >= coalesce($10::timestamptz, '-infinity')
      order by ${order} ${most}
    ) as list
    where ${conditions} and ${otherWords(others ?? '')}
    order by ${order} limit ${rowsWanted}
  ) as found
  order by ${order} limit ${rowsWanted}`,
    order,
  )
}

const walks = walksOf('word', walkByWord)

/** The next ads by date, of a request with words; `whole` reads the lists to their end if need be. */
export const bindWalkByWord = (
  request: SearchRequest & { words: string[][] },
  sort: DateOrder,
  { whole, statistics }: { whole: boolean; statistics: Statistics },
) => {
  const { rarest, others: rest } = partWords(request.words, statistics)
  return walks[sort][whole ? 'whole' : 'short']([
    ...filterValues(request),
    ...startOf(sort, request.after),
    rarest,
    queryOf(rest),
  ])
}
