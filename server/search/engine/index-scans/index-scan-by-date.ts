import type { SearchRequest } from '../request.ts'
import { coveredColumns } from '../statement.ts'
import { firstRowsOf, indexScan, type ScanOptions } from './index-scan-list.ts'

/** The next ads by date, without words: reads the index of all entries by date and stops at a full page. */
export const indexScanByDate = (request: SearchRequest, options: ScanOptions) =>
  indexScan('date', request, options, (draft) =>
    firstRowsOf(`select ${coveredColumns} from search_entry where ${draft.start}`, draft),
  )
