import type { Database } from '../../platform/database/database.ts'
import { addUser, type TestUser } from '../accounts.ts'
import { addCompany, addJobAd, type TestCompany } from '../job-ads.ts'

/** Everything of company A that outsiders may not read carries this. */
export const canary = 'CANARY-A'

/** Phones and compact keys hold digits alone, so their canaries are numbers that occur nowhere else. */
export const canaryPhone = '966599777111'
const firstCanaryNumber = 1_777_000_111

export type World = {
  /** A verified company with an ad in each state, all of them with a contact. */
  a: TestCompany & { published: string; slug: string; closed: string; draft: string; expired: string }
  /** Another verified company. */
  b: TestCompany & { published: string }
  /** A company whose verification is pending, with a draft alone. */
  p: { id: string; draft: string }
  /** A job seeker whose data are private to everyone else. */
  sara: TestUser
  /** Tokens that confirm an address, each good once. */
  verifyTokens: string[]
}

/** Companies A, B and P with everything that must never leave. Takes the owner's connection. */
export async function createWorld(owner: Database): Promise<World> {
  await useCanaryNumbers(owner)
  const a = await addCompany(owner, { nameEn: 'Oasis Group' })
  const b = await addCompany(owner, { nameEn: 'Sahara Clinics' })
  const p = await addCompany(owner, { nameEn: `${canary}-pending-name`, verified: false })
  await owner.transaction((db) => hideCompany(db, p.id), { organizationId: p.id })

  const at = [{ lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' }]
  const ad = {
    titleEn: 'Accountant',
    descriptionEn: 'You close the books of each month and answer for them.',
    at,
  }
  const longAgo = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
  const published = await addJobAd(owner, a, { ...ad, slugs: { en: 'accountant' } })
  const closed = await addJobAd(owner, a, {
    ...ad,
    titleEn: 'Closed accountant',
    slugs: { en: 'closed-accountant' },
  })
  const expired = await addJobAd(owner, a, { ...ad, titleEn: 'Expired accountant', publishedAt: longAgo })
  const other = await addJobAd(owner, b, { ...ad, titleEn: 'Nurse', category: 'healthcare' })
  const drafts = await owner.transaction((db) => addPrivateThings(db, a.id, closed), { organizationId: a.id })
  const draftOfP = await owner.transaction((db) => addDraft(db, p.id), { organizationId: p.id })

  return {
    a: {
      ...a,
      published: published.id,
      slug: 'accountant',
      closed: closed.id,
      draft: drafts,
      expired: expired.id,
    },
    b: { ...b, published: other.id },
    p: { id: p.id, draft: draftOfP },
    sara: await addPrivatePerson(owner, published.id),
    verifyTokens: await addVerifyTokens(owner),
  }
}

/** Tokens of links that confirm an address. Each works once, so there is one for each kind of caller. */
async function addVerifyTokens(owner: Database): Promise<string[]> {
  const tokens = Array.from({ length: 10 }, () => `${crypto.randomUUID()}${crypto.randomUUID()}`)
  for (const token of tokens) {
    const { id, email } = await addUser(owner, { emailVerified: false })
    await owner.query({
      text: `
        insert into identity_link (token_hash, kind, user_id, email, created_at, expires_at)
        values (sha256($1::text::bytea), 'verify-email', $2, $3, now(), now() + interval '1 day')`,
      values: [token, id, email],
    })
  }
  return tokens
}

/** Sara, with everything that an account can hold. */
async function addPrivatePerson(owner: Database, jobAdId: string): Promise<TestUser> {
  const sara = await addUser(owner, {
    firstName: `${canary}-first-name`,
    lastName: `${canary}-last-name`,
    email: `${canary}-sara@qareeb.example`,
  })
  await owner.query({
    text: 'update user_account set phone = $2, description = $3 where id = $1',
    values: [sara.id, `+${canaryPhone}`, `${canary}-description`],
  })
  await owner.query({
    text: `
      insert into user_session (user_id, expires_at, device, network)
      values ($1, now() + interval '1 day', '${canary}-device', '${canary}-network')`,
    values: [sara.id],
  })
  await owner.query({
    text: 'insert into favorite (user_id, job_ad_id) values ($1, $2)',
    values: [sara.id, jobAdId],
  })
  await owner.query({
    text: `
      insert into file (key, purpose, owner_id, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
      values (md5($1), 'cv', $1::uuid, '${canary}-cv.pdf', 'application/pdf', 10, sha256('x'), 'claimed', now(), now(), now())`,
    values: [sara.id],
  })
  return sara
}

/** True when text holds something that only company A may read. */
export const holdsCanary = (text: string): boolean =>
  text.includes(canary) || text.includes(canaryPhone) || text.includes(String(firstCanaryNumber).slice(0, 7))

/** Compact keys are for the search tables and never leave, so they are made to stand out. */
async function useCanaryNumbers(owner: Database) {
  for (const table of ['organization', 'job_ad'])
    await owner.query({ text: `alter table ${table} alter number restart with ${firstCanaryNumber}` })
}

async function hideCompany(db: Database, id: string) {
  await db.query({ text: 'update organization set public_since = null where id = $1', values: [id] })
}

/** A draft, a branch that no published ad names, contacts for every ad, and one ad closed. Gives the draft's id. */
async function addPrivateThings(
  db: Database,
  organizationId: string,
  closed: { id: string; number: number },
) {
  const draft = await addDraft(db, organizationId)
  await db.query({
    text: `insert into organization_location (organization_id, name_en, address_en, lat, lng, city_key)
      values ($1, '${canary}-branch-name', '${canary}-branch-address', 24.7743, 46.7386, 'riyadh')`,
    values: [organizationId],
  })
  await db.query({
    text: `insert into job_ad_contact (job_ad_id, organization_id, name, email, phone)
      select id, organization_id, '${canary}-contact-name', '${canary}-contact-email@example.com', '+${canaryPhone}'
      from job_ad where organization_id = $1`,
    values: [organizationId],
  })
  await db.query({
    text: `update job_ad set status = 'archived', closed_at = now() where id = $1`,
    values: [closed.id],
  })
  await db.query({ text: 'select reindex_job_ad($1)', values: [closed.number] })
  return draft
}

async function addDraft(db: Database, organizationId: string): Promise<string> {
  const [draft] = await db.query<{ id: string }>({
    text: `insert into job_ad (organization_id, title_en, title_ar, description_html_en, description_text_en)
      values ($1, '${canary}-draft-title', '${canary}-عنوان', '<p>${canary}-draft-description</p>', '${canary}-draft-description')
      returning id`,
    values: [organizationId],
  })
  if (!draft) throw new Error('The draft was not added.')
  return draft.id
}
