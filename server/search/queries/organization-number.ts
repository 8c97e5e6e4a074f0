import type { Database } from '../../platform/database/database.ts'

/** The number under which the search tables know a company; none when nobody may see it. */
export async function findOrganizationNumber(db: Database, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ number: number }>({
    name: 'search_organization_number',
    text: 'select number from organization where id = $1',
    values: [id],
  })
  return row?.number
}
