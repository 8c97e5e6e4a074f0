import type { Database } from '../../platform/database/database.ts'

export type SeededAccounts = { people: number; favoritesEach: number }

/**
 * Adds people with a session and saved jobs each, whose names and ads follow from their number. Takes the owner's
 * connection; there have to be as many ads as favourites.
 * @returns the first of them
 */
export async function seedAccounts(
  owner: Database,
  { people, favoritesEach }: SeededAccounts,
): Promise<{ userId: string; sessionId: string }> {
  await owner.query({
    text: `
      insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name)
      select md5('person ' || no)::uuid, 'person ' || no, 'job-seeker', 'person-' || no || '@qareeb.example', now(), 'Sara'
      from generate_series(1, $1::int) as no`,
    values: [people],
  })
  await owner.query({
    text: `
      insert into user_session (id, user_id, expires_at)
      select md5('session ' || no)::uuid, md5('person ' || no)::uuid, now() + interval '30 days'
      from generate_series(1, $1::int) as no`,
    values: [people],
  })
  await owner.query({
    text: `
      with ad as (
        select id, row_number() over (order by number) - 1 as place from job_ad where status = 'published'
      )
      insert into favorite (user_id, job_ad_id, saved_at)
      select md5('person ' || no)::uuid, ad.id, now() - place * interval '1 minute' - no * interval '1 second'
      from generate_series(1, $1::int) as no
      cross join generate_series(1, $2::int) as nth
      join ad on ad.place = (no * 7 + nth) % (select count(*) from ad)`,
    values: [people, favoritesEach],
  })
  await owner.query({ text: 'analyze user_account, user_session, favorite' })
  const [first] = await owner.query<{ userId: string; sessionId: string }>({
    text: `select md5('person 1')::uuid as "userId", md5('session 1')::uuid as "sessionId"`,
  })
  if (!first) throw new Error('Nobody was added.')
  return first
}
