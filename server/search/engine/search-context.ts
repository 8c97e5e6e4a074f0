import type { Database } from '../../platform/database/database.ts'
import type { Statistics } from './statistics.ts'

/** The sources of a search: the database, and statistics of its tables. */
export type SearchContext = { db: Database; statistics: Statistics }
