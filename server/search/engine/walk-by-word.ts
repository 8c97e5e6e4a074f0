import { conditions, filterParameters, filterValues } from './conditions.ts'
import { type DateOrder, dateOrders, startOf } from './order.ts'
import type { SearchRequest } from './request.ts'
import { coveredColumns, walksOf, withCardsByDate } from './statement.ts'
import type { Statistics } from './statistics.ts'
import { queryOf } from './tokens.ts'
import { firstOf, fromStart, mergedFrom, startParameters } from './walk-list.ts'
import { otherWords, partWords } from './words.ts'

const parameter = (index: number) => `$${filterParameters + startParameters + index}`
const [alternatives, others] = [parameter(1), parameter(2)]

/** Reads the lists of the rarest word and of what means the same, newest first, and merges what matches. */
function walkByWord(sort: DateOrder, most: string): string {
  const list = `select ${coveredColumns} from search_word where word = alternative and ${fromStart(sort)}`
  const first = firstOf(list, sort, most, `${conditions} and ${otherWords(others)}`)
  const lists = `unnest(${alternatives}::text[]) as alternative`
  return withCardsByDate(mergedFrom(lists, sort, first), dateOrders[sort].order)
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
