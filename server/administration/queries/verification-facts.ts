import type { VerificationStatus } from '@qareeb/contract/job-ads'
import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import { comparedWords, legalForms } from '../compared-words.ts'

// Each of these runs inside of the company's scope, for platform administrators.

/** A company that has something in common with another. */
export type OtherCompany = { id: string; name: Bilingual; verificationStatus: VerificationStatus }

const otherColumns = `
  company.id, bilingual(company.name_ar, company.name_en) as name,
  company.verification_status as "verificationStatus"`

/** The most companies in the list. */
const most = 10

/** Other companies with the same registration number, the oldest first. */
export const listCompaniesOfNumber = (
  db: Database,
  { id, registrationNumber }: { id: string; registrationNumber: string },
): Promise<OtherCompany[]> =>
  db.query<OtherCompany>({
    name: 'admin_companies_of_number',
    text: `
      select ${otherColumns}
      from organization_private as private join organization as company on company.id = private.organization_id
      where private.registration_number = $2 and company.id <> $1 and company.erased_at is null
      order by company.created_at, company.id limit ${most}`,
    values: [id, registrationNumber],
  })

/** Companies with the rarest word of a name that are compared with it. */
const mostCompared = 1_000

/** The same of a stored name as `comparedWords` of a typed one. */
const comparedWordsOf = (name: string) => `(
  select coalesce(
    string_agg(distinct part.word, ' ' order by part.word) filter (where part.word <> all ($3::text[])),
    string_agg(distinct part.word, ' ' order by part.word))
  from (select word collate "C" as word from unnest(string_to_array(fold(${name}), ' ')) as word) as part)`

/**
 * Other companies with a name of the same words, in any order and apart from spelling and legal form, the oldest first.
 * The rarest word of each name finds the companies to compare, by its index.
 */
export async function listCompaniesNamedAlike(
  db: Database,
  { id, name }: { id: string; name: Bilingual },
): Promise<OtherCompany[]> {
  const compared = [name.ar, name.en].flatMap((written) => (written && comparedWords(written)) || [])
  return db.query<OtherCompany>({
    name: 'admin_companies_named_alike',
    text: `
      select ${otherColumns}
      from organization as company
      where company.id = any (array(
          select found.organization_id
          from unnest($2::text[]) as typed (words)
          cross join lateral (
            select part.word
            from unnest(string_to_array(typed.words, ' ')) as part (word)
            cross join lateral (
              select count(*) as hits from (
                select from organization_word as found where found.word = part.word limit ${mostCompared}) as few
            ) as counted
            order by counted.hits, part.word limit 1
          ) as rarest
          cross join lateral (
            select organization_id from organization_word as found where found.word = rarest.word
            limit ${mostCompared}
          ) as found
        ))
        and company.id <> $1 and company.erased_at is null
        and (${comparedWordsOf('company.name_ar')} = any ($2::text[])
          or ${comparedWordsOf('company.name_en')} = any ($2::text[]))
      order by company.created_at, company.id limit ${most}`,
    values: [id, compared, legalForms],
  })
}

/** An administrator of a company, with the domain of the address. */
export type OwnerRow = { firstName: string; lastName: string; emailVerified: boolean; mailDomain: string }

/** The administrator of a company who joined first. */
export async function findOwner(db: Database, organizationId: string): Promise<OwnerRow | undefined> {
  const [owner] = await db.query<OwnerRow>({
    name: 'admin_company_owner',
    text: `
      select account.first_name as "firstName", account.last_name as "lastName",
        account.email_verified_at is not null as "emailVerified", split_part(account.email, '@', 2) as "mailDomain"
      from organization_member as member join user_account as account on account.id = member.user_id
      where member.organization_id = $1 and member.role = 'ADMIN'
      order by member.joined_at, account.id limit 1`,
    values: [organizationId],
  })
  return owner
}
