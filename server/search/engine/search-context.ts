import type { Database } from '../../platform/database/database.ts'
import type { Statistics } from './statistics.ts'

/** What a search reads from: the database, and what is known of its tables beforehand. */
export type SearchContext = { db: Database; statistics: Statistics }
