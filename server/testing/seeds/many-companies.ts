import type { Database } from '../../platform/database/database.ts'

export type SeededTeam = { userId: string; sessionId: string; organizationId: string; slug: string }

/**
 * Adds companies with two members and three branches each, whose names follow from their number. Takes the owner's
 * connection, as a superuser; there have to be ads already.
 * @returns somebody who acts for the company that has had ads first, and belongs to two more
 */
export async function seedCompanies(owner: Database, companies: number): Promise<SeededTeam> {
  for (let first = 1; first <= companies; first += batch)
    for (const text of statements)
      await owner.query({ text, values: [first, Math.min(first + batch - 1, companies)] })
  await owner.query({ text: lookedAfter })
  await owner.query({
    text: `
      insert into user_session (id, user_id, expires_at, active_organization_id)
      select md5('session of 1')::uuid, md5('employer 1')::uuid, now() + interval '30 days', id
      from (${firstWithAds}) as company`,
  })
  await owner.query({
    text: `
      analyze organization, organization_private, organization_member, organization_location, user_account, user_session`,
  })
  const [team] = await owner.query<SeededTeam>({
    text: `
      select md5('employer 1')::uuid as "userId", md5('session of 1')::uuid as "sessionId", id as "organizationId", slug
      from (${firstWithAds}) as company`,
  })
  if (!team) throw new Error('No company has ads.')
  return team
}

const firstWithAds =
  'select id, slug from organization where id in (select organization_id from job_ad) order by number limit 1'

/** Companies a statement: even a busy machine ends that within the time that a statement has. */
const batch = 1_000

const statements = [
  `insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name)
    select md5('employer ' || no)::uuid, 'employer ' || no, 'employer', 'employer-' || no || '@qareeb.example', now(), 'Omar'
    from generate_series($1::int, $2::int + 1) as no on conflict do nothing`,
  `insert into organization (id, slug, name_en, verification_status, verified_at, public_since)
    select md5('trading ' || no)::uuid, 'trading-' || no, 'Trading ' || no, 'verified', now(), now()
    from generate_series($1::int, $2::int) as no`,
  `insert into user_session (user_id, expires_at)
    select md5('employer ' || no)::uuid, now() + interval '30 days' from generate_series(greatest($1::int, 2), $2::int) as no`,
  `insert into organization_private (organization_id, registration_number)
    select md5('trading ' || no)::uuid, lpad(no::text, 10, '0') from generate_series($1::int, $2::int) as no`,
  `insert into organization_location (organization_id, name_en, address_en, lat, lng, public_since)
    select md5('trading ' || no)::uuid, 'Branch ' || nth, 'King Road 1', 24.7, 46.7, now()
    from generate_series($1::int, $2::int) as no, generate_series(1, 3) as nth`,
  `insert into organization_member (organization_id, user_id, role, joined_at)
    select md5('trading ' || no)::uuid, md5('employer ' || person)::uuid, 'ADMIN', now()
    from generate_series($1::int, $2::int) as no, unnest(array[no, no + 1]) as person`,
]

const lookedAfter = `
  insert into organization_member (organization_id, user_id, role, joined_at, activated_at)
  select id, md5('employer 1')::uuid, 'ADMIN', now(), now() from (${firstWithAds}) as company`
