import type { SearchRequest } from '../request.ts'
import { coveredColumns } from '../statement.ts'
import { otherWords, partWords } from '../words.ts'
import { rarestWords } from './access-paths.ts'
import { firstRowsOf, indexScan, firstRowsOfLists, type ScanOptions } from './index-scan-list.ts'

/** The next ads by date, with words: merges the matches in the lists of the rarest word and of its synonyms. */
export const indexScanByWord = (request: SearchRequest, options: ScanOptions) =>
  indexScan('word', request, options, (draft) => {
    const { others } = partWords(request.words ?? [], options.statistics)
    const list = `select ${coveredColumns} from search_word where word = alternative and ${draft.start}`
    const first = firstRowsOf(list, draft, otherWords(others, draft.parameters))
    return firstRowsOfLists(`unnest(${rarestWords(draft)}) as alternative`, first, draft)
  })
