import type { Database } from '../../platform/database/database.ts'

type Row = Record<string, unknown>

/** The queries for all stored data of a company, by their names in the file. */
const statements = {
  team: `
    select member.user_id as id, account.first_name as "firstName", account.last_name as "lastName", account.email,
      account.phone, member.role, member.joined_at as "joinedAt"
    from organization_member as member join user_account as account on account.id = member.user_id
    where member.organization_id = $1 order by member.joined_at, member.user_id limit $2`,
  invitations: `
    select id, email, first_name as "firstName", last_name as "lastName", role, locale, invited_by as "invitedBy",
      created_at as "createdAt", sent_at as "sentAt", expires_at as "expiresAt", accepted_at as "acceptedAt",
      cancelled_at as "cancelledAt"
    from organization_invitation where organization_id = $1 order by created_at, id limit $2`,
  locations: `
    select id, bilingual(name_ar, name_en) as name, bilingual(address_ar, address_en) as address,
      short_national_address as "shortNationalAddress", city_key as city, district_key as district, lat, lng,
      created_at as "createdAt"
    from organization_location where organization_id = $1 order by created_at, id limit $2`,
  jobAds: `
    select ad.id, ad.status, bilingual(ad.title_ar, ad.title_en) as title,
      bilingual(ad.description_html_ar, ad.description_html_en) as description, ad.category,
      ad.work_mode as "workMode", ad.employment_type as "employmentType", ad.contract_type as "contractType",
      ad.seniority, ad.pay_min as "payMinInMinorUnits", ad.pay_max as "payMaxInMinorUnits", ad.currency,
      ad.pay_period as "payPeriod", ad.deadline, ad.created_at as "createdAt", ad.published_at as "publishedAt",
      ad.expires_at as "expiresAt", ad.closed_at as "closedAt",
      array(select organization_location_id from job_ad_location where job_ad_id = ad.id order by location_no)
        as "locationIds",
      (select row_to_json(person) from (select contact.name, contact.email, contact.phone) as person) as contact
    from job_ad as ad left join job_ad_contact as contact on contact.job_ad_id = ad.id
    where ad.organization_id = $1 order by ad.created_at, ad.id limit $2`,
  impersonations: `
    select reason, started_at as "startedAt", ends_at as "endsAt", ended_at as "endedAt"
    from impersonation where organization_id = $1 order by started_at, id limit $2`,
} as const

/**
 * The stored data of a company except its own row, at most so many of each kind. Works in a transaction of that
 * company.
 */
export async function listCompanyData(
  db: Database,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<Record<string, Row[]>> {
  const data: Record<string, Row[]> = {}
  for (const [name, text] of Object.entries(statements))
    data[name] = await db.query<Row>({ text, values: [organizationId, most] })
  return data
}
