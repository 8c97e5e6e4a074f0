import type { Statement } from '../../platform/database/database.ts'

/** A statement of search with its values put in. */
export type Bind = (values: unknown[]) => Statement

/**
 * Names a text, so that PostgreSQL parses and plans it once a connection. Whatever differs between two requests is a
 * value, so the names of all shapes together are a few dozen.
 */
export const named =
  (name: string, text: string): Bind =>
  (values) => ({ name: `search_${name}`, text, values })

/** What conditions are about: the columns that the covering indexes hold. */
export const coveredColumns = `published_at, number, location_no, expires_at, lat, lng, pay_max, organization_number,
      category, work_mode, employment_type, contract_type, seniority, verified`

/** A page and one row more, which tells that there is a next page. */
export const rowsWanted = 21
