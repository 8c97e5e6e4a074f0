import type { CompanyList } from '@qareeb/contract/administration'
import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import type { Place } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'

export type CompanyRow = {
  id: string
  slug: string
  name: { ar: string | null; en: string | null }
  verificationStatus: VerificationStatus
  plan: Plan
  createdAt: Date
  waitingSince: Date | null
  hasRegistration: boolean
  registrationExpiresOn: string | null
}

export const companyColumns = `
  company.id, company.slug, bilingual(company.name_ar, company.name_en) as name,
  company.verification_status as "verificationStatus", company.plan, company.created_at as "createdAt",
  private.waiting_since as "waitingSince", private.registration_file_id is not null as "hasRegistration",
  private.registration_expires_on::text as "registrationExpiresOn"`

/** Each list is a walk of its own index; what is written here is what the index's predicate says. */
const lists: Record<CompanyList, { from: string; where: string; moment: string; direction: 'asc' | 'desc' }> =
  {
    waiting: {
      from: 'organization_private as private join organization as company on company.id = private.organization_id',
      where: 'private.waiting_since is not null and company.erased_at is null',
      moment: 'private.waiting_since',
      direction: 'asc',
    },
    verified: latestWhere(`company.verification_status = 'verified' and company.erased_at is null`),
    rejected: latestWhere(`company.verification_status = 'rejected' and company.erased_at is null`),
    all: latestWhere('company.erased_at is null'),
  }

function latestWhere(where: string) {
  return {
    from: 'organization as company left join organization_private as private on private.organization_id = company.id',
    where,
    moment: 'company.created_at',
    direction: 'desc' as const,
  }
}

/** A page of companies that a platform administrator looks through: those that wait longest first, others newest first. */
export function listCompanyPage(
  db: Database,
  {
    list,
    q,
    after,
    most,
  }: { list: CompanyList; q: string | undefined; after: Place | undefined; most: number },
): Promise<CompanyRow[]> {
  const { from, where, moment, direction } = lists[list]
  const conditions = [where]
  const values: unknown[] = [most]
  if (after) {
    values.push(after.at, after.id)
    const beyond = direction === 'asc' ? '>' : '<'
    conditions.push(`${moment} ${beyond}= $2 and (${moment} ${beyond} $2 or company.id > $3)`)
  }
  if (q !== undefined) {
    values.push(q)
    conditions.push(`company.id in (${foundBy(`$${values.length}`)})`)
  }
  const text = `
    select ${companyColumns} from ${from} where ${conditions.join(' and ')}
    order by ${moment} ${direction}, company.id limit $1`
  return db.query<CompanyRow>({ text, values })
}

/**
 * Companies in whose names every typed word begins a word, in any order and in either language; as it is typed or
 * without its ending, as the table has its words.
 */
const foundBy = (typed: string) => `
  select found.organization_id
  from unnest(string_to_array(fold(${typed}), ' ')) with ordinality as typed (word, place)
  cross join lateral (values (typed.word), (strip_affixes(typed.word))) as form (word)
  join organization_word as found on found.word >= form.word and found.word < form.word || U&'\\FFFF'
  where form.word <> ''
  group by found.organization_id
  having count(distinct typed.place) = cardinality(string_to_array(fold(${typed}), ' '))`

/** How many companies wait for an answer of the platform. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'admin_companies_waiting',
    text: `
      select count(*)::int as count
      from organization_private as private join organization as company on company.id = private.organization_id
      where private.waiting_since is not null and company.erased_at is null`,
  })
  return row?.count ?? 0
}
