import { placeholderOf } from '../filters.ts'
import type { SearchRequest } from '../request.ts'
import { coveredColumns } from '../statement.ts'
import { firstRowsOf, indexScan, firstRowsOfLists, type ScanOptions } from './index-scan-list.ts'

/** The next ads by date, of some categories without words: merges what matches in their lists. */
export const indexScanByCategory = (request: SearchRequest, options: ScanOptions) =>
  indexScan('category', request, options, (draft) => {
    const wanted = placeholderOf('category', request.category ?? [], draft.parameters)
    const list = `select ${coveredColumns} from search_entry where category = wanted and ${draft.start}`
    return firstRowsOfLists(`unnest(${wanted}) as wanted`, firstRowsOf(list, draft), draft)
  })
