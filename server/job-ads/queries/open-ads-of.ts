import type { Database } from '../../platform/database/database.ts'
import type { StoredCard } from '../stored-card.ts'

type Asked = { organizationId: string; now: Date }

/** The stored cards of a company's open ads, the newest first. */
export const listOpenCardsOf = (
  db: Database,
  { organizationId, now, most }: Asked & { most: number },
): Promise<{ card: StoredCard }[]> =>
  db.query({
    name: 'list_open_cards_of',
    text: `
      select listed.card::json
      from (
        select number, published_at from job_ad
        where organization_id = $1 and status = 'published' and expires_at > $2
        order by published_at desc, number desc limit $3
      ) as ad
      join search_card as listed on listed.number = ad.number
      order by ad.published_at desc, ad.number desc`,
    values: [organizationId, now, most],
  })

/** How many ads of a company are open. */
export async function countOpenOf(db: Database, { organizationId, now }: Asked): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count_open_of',
    text: `
      select count(*)::int as count from job_ad
      where organization_id = $1 and status = 'published' and expires_at > $2`,
    values: [organizationId, now],
  })
  return row?.count ?? 0
}
