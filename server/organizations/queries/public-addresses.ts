import type { Database } from '../../platform/database/database.ts'

/** The first companies after a number whose page everybody may see; a walk of the index of numbers. */
export const listPublicAddresses = (
  db: Database,
  { after, last, most }: { after: number; last: number; most: number },
): Promise<{ number: number; slug: string }[]> =>
  db.query({
    name: 'list_public_addresses',
    text: `
      select company.number, company.slug from organization as company
      where company.number > $1 and company.number <= $2 and company.public_since is not null
        and company.hidden_since is null and company.erased_at is null
      order by company.number limit $3`,
    values: [after, last, most],
  })
