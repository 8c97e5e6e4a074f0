import type { CompanyList } from '@qareeb/contract/administration'
import type { Plan, VerificationStatus } from '@qareeb/contract/job-ads'
import { readRegistrationNumber } from '@qareeb/contract/organizations/registration-number'
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
  registrationMediaType: string | null
  registrationExpiresOn: string | null
}

export const companyColumns = `
  company.id, company.slug, bilingual(company.name_ar, company.name_en) as name,
  company.verification_status as "verificationStatus", company.plan, company.created_at as "createdAt",
  private.waiting_since as "waitingSince", private.registration_file_id is not null as "hasRegistration",
  (select media_type from file where file.id = private.registration_file_id) as "registrationMediaType",
  private.registration_expires_on::text as "registrationExpiresOn"`

/** Each list is a scan of its own index; these conditions are the index's predicate. */
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

type PageWanted = {
  list: CompanyList
  /** The number of a registration, or words of a name. */
  q: string | undefined
  after: Place | undefined
  most: number
}

/** A page of companies that a platform administrator looks through: those that wait longest first, others newest first. */
export async function listCompanyPage(
  db: Database,
  { list, q, after, most }: PageWanted,
): Promise<CompanyRow[]> {
  const { from, where, moment, direction } = lists[list]
  const conditions = [where]
  const values: unknown[] = [most]
  if (after) {
    values.push(after.at, after.id)
    const beyond = direction === 'asc' ? '>' : '<'
    conditions.push(`${moment} ${beyond}= $2 and (${moment} ${beyond} $2 or company.id > $3)`)
  }
  const number = readRegistrationNumber(q ?? '')
  if (number !== undefined) {
    conditions.push(`private.registration_number = $${values.push(number)}`)
  } else if (q !== undefined) {
    const { forms, places, rarest, hits } = await weighWords(db, q)
    const typed = `unnest(${[
      `$${values.push(forms.map(({ place }) => place))}::integer[]`,
      `$${values.push(forms.map(({ word }) => word))}::text[]`,
      `$${values.push(forms.map(({ beyond }) => beyond))}::text[]`,
    ].join()}) as form (place, word, beyond)`
    conditions.push(`${typedWordsIn(typed)} = $${values.push(places)}::integer`)
    // Many in the list have even the rarest word: a page of it is full soon.
    if (hits < commonHits)
      conditions.push(`company.id = any (${havingWord(typed, `$${values.push(rarest)}`)})`)
  }
  const text = `
    select ${companyColumns} from ${from} where ${conditions.join(' and ')}
    order by ${moment} ${direction}, company.id limit $1`
  return db.query<CompanyRow>({ text, values })
}

const beginsWithForm = 'found.word >= form.word and found.word < form.beyond'

/** How many of the typed words begin a word of the company's names, in any order and in either language. */
const typedWordsIn = (typed: string) => `(
  select count(distinct form.place) from organization_word as found cross join ${typed}
  where found.organization_id = company.id and ${beginsWithForm})`

/** The companies of one of the typed words. */
const havingWord = (typed: string, place: string) => `array(
  select found.organization_id from ${typed} join organization_word as found on ${beginsWithForm}
  where form.place = ${place}::integer)`

/** With more matches, an index scan finds a page sooner than a bitmap scan of all matches. */
const commonHits = 1_000

/**
 * A typed word, as it is typed or without its ending, as the table has its words; the end of the words that begin
 * with it, and their number. The end is computed beforehand: a value that is compared with an index must not be
 * computed while row-level security looks at a row.
 */
type Form = { place: number; word: string; beyond: string; hits: number }

/** The typed words, how many they are, which of them the fewest names have, and how many; none where only signs were typed. */
async function weighWords(db: Database, q: string) {
  const forms = await db.query<Form>({
    name: 'admin_companies_weigh_words',
    text: `
      select form.place::integer, form.word, form.beyond, counted.hits::integer
      from (
        select place, form.word, form.word || U&'\\FFFF' as beyond
        from unnest(string_to_array(fold($1), ' ')) with ordinality as typed (word, place)
        cross join lateral (select typed.word union select strip_affixes(typed.word)) as form (word)
        where form.word <> '' offset 0
      ) as form
      cross join lateral (
        select count(*) as hits from (
          select from organization_word as found where ${beginsWithForm} limit ${commonHits}) as few
      ) as counted`,
    values: [q],
  })
  const hitsOf = new Map<number, number>()
  for (const { place, hits } of forms) hitsOf.set(place, hits + (hitsOf.get(place) ?? 0))
  const [[rarest, hits] = [0, 0]] = [...hitsOf].toSorted(([, one], [, other]) => one - other)
  return { forms, places: hitsOf.size, rarest, hits }
}

/** How many companies wait for an answer of the platform; one that is erased has stopped waiting. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'admin_companies_waiting',
    text: `
      select count(*)::int as count from organization_private where waiting_since is not null`,
  })
  return row?.count ?? 0
}
