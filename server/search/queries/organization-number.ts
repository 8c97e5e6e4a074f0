import type { Database } from '../../platform/database/database.ts'

/** The number of a company in the search tables; none for a company that is not public. */
export async function findOrganizationNumber(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ number: number }>({
    name: 'search_organization_number',
    text: 'select number from organization where id = $1',
    values: [id],
  })
  return row?.number
}
