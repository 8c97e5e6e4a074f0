import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'
import { addUser, type TestUser } from '../accounts.ts'
import { addCompany, addJobAd } from '../job-ads.ts'

/** Everything private of the company that a case is about carries this; its own people may read it. */
export const ownerCanary = 'CANARY-O'

/** A company with everything that a case may ask about. */
export type SceneCompany = {
  id: string
  slug: string
  name: string
  /** The last ADMIN, unless a case adds another. */
  admin: TestUser
  /** Somebody of the team to be changed or removed. */
  secondHr: TestUser
  /** A branch that no ad names, and one that an open ad names. */
  freeLocation: string
  usedLocation: string
  jobAd: string
  /** An invitation without an answer. */
  invitation: string
}

/** The data of one case. Each case gets companies of its own, so that it may change them. */
export type Scene = {
  /** The company that the matrix calls the owner's. */
  owner: SceneCompany
  /** The company of the caller: the owner's for its people and anyone who works inside it, else another one. */
  own: SceneCompany
  /** The caller; undefined without a session. */
  caller: TestUser | undefined
  /** The owner's connection, to prepare what only one case needs. */
  database: Database
}

/** Adds a company with a team, branches, an ad, a document and an invitation. Takes the owner's connection. */
export async function addSceneCompany(
  database: Database,
  {
    mark = '',
    verified = true,
    admin,
  }: { mark?: string; verified?: boolean; admin?: TestUser | undefined } = {},
): Promise<SceneCompany> {
  const name = 'Palm Trading'
  const { id, number } = await addCompany(database, { nameEn: name, verified })
  const jobAd = await addJobAd(
    database,
    { id, number },
    { titleEn: 'Driver', at: [{ lat: 21.5, lng: 39.2 }] },
  )
  const owner = admin ?? (await addUser(database, { firstName: 'Omar', userType: 'employer' }))
  const secondHr = await addUser(database, {
    firstName: `Huda${mark}`,
    email: `huda-${crypto.randomUUID()}@${mark.toLowerCase() || 'palm'}.example`,
    userType: 'employer',
  })
  await addMember(database, { organizationId: id, user: owner, role: 'ADMIN' })
  await addMember(database, { organizationId: id, user: secondHr, role: 'HR' })
  return database.transaction(
    async (db) => ({
      id,
      slug: `company-${id}`,
      name,
      admin: owner,
      secondHr,
      jobAd: jobAd.id,
      freeLocation: await insertBranch(db, id, mark),
      usedLocation: await findUsedLocation(db, jobAd.id),
      invitation: await insertPrivateThings(db, id, mark),
    }),
    { organizationId: id },
  )
}

/** Makes somebody a member of a company. Takes the owner's connection. */
export async function addMember(
  database: Database,
  { organizationId, user, role }: { organizationId: string; user: TestUser; role: OrganizationRole },
): Promise<void> {
  await database.transaction(
    (db) =>
      db.query({
        text: `insert into organization_member (organization_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
        values: [organizationId, user.id, role],
      }),
    { organizationId },
  )
}

const idOf = ([row]: { id: string }[]): string => {
  if (!row) throw new Error('Nothing was added.')
  return row.id
}

const insertBranch = async (db: Database, organizationId: string, mark: string) =>
  idOf(
    await db.query({
      text: `
        insert into organization_location (organization_id, name_en, address_en, lat, lng, city_key)
        values ($1, $2, $3, 24.7743, 46.7386, 'riyadh') returning id`,
      values: [organizationId, `Branch ${mark}`, `King Fahd Road ${mark}`],
    }),
  )

const findUsedLocation = async (db: Database, jobAdId: string) =>
  idOf(
    await db.query({
      text: 'select organization_location_id as id from job_ad_location where job_ad_id = $1',
      values: [jobAdId],
    }),
  )

/** A commercial registration, and an invitation. @returns the id of the invitation */
async function insertPrivateThings(db: Database, organizationId: string, mark: string): Promise<string> {
  const file = idOf(
    await db.query({
      text: `
        insert into file (key, purpose, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
        values (md5($1::text), 'registration', true, $2, 'application/pdf', 10, sha256('x'), 'claimed', now(), now(), now())
        returning id`,
      values: [organizationId, `registration-${mark}.pdf`],
    }),
  )
  await db.query({
    text: `
      insert into attachment (file_id, purpose, organization_id, attached_at) values ($1, 'registration', $2, now())`,
    values: [file, organizationId],
  })
  await db.query({
    text: `
      insert into organization_private (organization_id, registration_file_id, waiting_since, rejected_at, rejection_reason)
      values ($1, $2, now(), now(), $3)
      on conflict (organization_id) do update set registration_file_id = excluded.registration_file_id,
        waiting_since = excluded.waiting_since, rejected_at = excluded.rejected_at,
        rejection_reason = excluded.rejection_reason`,
    values: [organizationId, file, `The document is not readable ${mark}`],
  })
  return idOf(
    await db.query({
      text: `
        insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
          created_at, sent_at, expires_at)
        values ($1::uuid, $2, 'Layla', $3, 'HR', 'en', sha256($1::uuid::text::bytea), now(), now() - interval '1 hour',
          now() + interval '7 days')
        returning id`,
      values: [
        organizationId,
        `layla-${crypto.randomUUID()}@${mark.toLowerCase() || 'palm'}.example`,
        `Salem ${mark}`,
      ],
    }),
  )
}
