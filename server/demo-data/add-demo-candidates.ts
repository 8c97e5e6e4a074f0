import { createHash, randomBytes } from 'node:crypto'
import type { CandidateState, CandidateStep } from '@qareeb/contract/candidates'
import { legalVersion } from '@qareeb/contract/users'
import { type DemoApplicant, demoApplicants, demoCvs, saraId, saraProfile } from '@qareeb/demo/applicants'
import { demoTeams, omarId } from '@qareeb/demo/demo-teams'
import { wordsOf } from '../candidates/search-words.ts'
import type { Database } from '../platform/database/database.ts'
import { addDemoCrowd, addDemoTemplates } from './add-demo-crowd.ts'
import { insertCandidateEvents } from './insert-candidate-events.ts'

type Ad = { id: string; organizationId: string; locationId: string }

/** Ads of each company of the demo that get applications. */
const adsOfCompany = 8

/** The oldest application, in days; the ads are older. */
const mostDaysAgo = 13

/**
 * Lets people apply for ads of the demo's companies, and Sara for ads of others, once: where somebody has applied nothing
 * happens. Takes the owner's connection; bytes of CVs follow by `keepDemoCvs`.
 */
export async function addDemoCandidates(owner: Database): Promise<void> {
  const isOpen = await owner.query({ text: 'select from user_account where id = $1', values: [saraId] })
  if (isOpen.length === 0) return
  for (const { organizationId } of demoTeams.slice(0, 2))
    await owner.transaction((db) => addToCompany(db, organizationId), { organizationId })
  for (const [index, ad] of (await listAdsForSara(owner)).entries())
    await owner.transaction((db) => addSara(db, ad, index), { organizationId: ad.organizationId })
}

const firstLocation = `
  (select organization_location_id from job_ad_location where job_ad_id = ad.id order by location_no limit 1)`

const openAds = `
  select ad.id, ad.organization_id as "organizationId", ${firstLocation} as "locationId" from job_ad as ad
  where ad.status = 'published' and ad.expires_at > now() and ${firstLocation} is not null`

async function addToCompany(db: Database, organizationId: string) {
  const [present] = await db.query({
    text: 'select from candidate where organization_id = $1 limit 1',
    values: [organizationId],
  })
  if (present) return
  const ads = await db.query<Ad>({
    text: `
      ${openAds} and ad.organization_id = $1
      order by ad.published_at > now() - make_interval(days => $2), ad.published_at desc, ad.id limit ${adsOfCompany}`,
    values: [organizationId, mostDaysAgo + 1],
  })
  for (const [adNo, ad] of ads.entries())
    for (const [no, applicant] of demoApplicants.entries())
      await addApplicant(db, ad, { applicant, no, adNo })
  const [first] = ads
  if (organizationId !== demoTeams[0]?.organizationId || !first) return
  await addDemoCrowd(db, first)
  await addDemoTemplates(db, organizationId)
}

type Standing = { state: CandidateState; step?: CandidateStep }

/** States of applicants by number: more than half are new, a few of them wait for over a week. */
const standings: readonly Standing[] = [
  { state: 'in-progress', step: 'interview' },
  { state: 'new' },
  { state: 'new' },
  { state: 'in-progress', step: 'shortlisted' },
  { state: 'new' },
  { state: 'rejected' },
  { state: 'new' },
  { state: 'in-progress' },
  { state: 'new' },
]

type Numbered = { applicant: DemoApplicant; no: number; adNo: number }

async function addApplicant(db: Database, ad: Ad, { applicant, no, adNo }: Numbered) {
  const hired: Standing = { state: 'hired' }
  const { state, step } = no === 9 ? hired : (standings[no % standings.length] ?? hired)
  const id = crypto.randomUUID()
  const email = `applicant-${no + 1}@mail.example`
  const phone = `+9665${String(10_000_104 + no * 7_919 + adNo).slice(-8)}`
  const daysAgo = 1 + ((no * 5 + adNo) % mostDaysAgo)
  await insert(db, ad, { id, email, phone, applicant, state, step, daysAgo, userId: null, no })
  if (no % 3 === 0) await insertRemarks(db, ad, id)
  const cv = adNo < 4 ? demoCvs[adNo * 3 + no] : undefined
  if (cv && no < 3 && ad.organizationId === demoTeams[0]?.organizationId) await insertCv(db, ad, { id, cv })
}

type Inserted = {
  id: string
  email: string
  phone: string
  applicant: DemoApplicant
  state: CandidateState
  step?: CandidateStep | undefined
  daysAgo: number
  userId: string | null
  no: number
  withdrawn?: boolean
}

async function insert(db: Database, ad: Ad, row: Inserted) {
  const { id, email, phone, applicant, state, step = null, daysAgo, userId, no, withdrawn = false } = row
  await db.query({
    text: `
      insert into candidate (id, organization_id, job_ad_id, organization_location_id, user_id, email, name, phone,
        message, locale, distance_km, consent_version, confirmed_at, applied_at, state, step, interview_on, promised_on,
        opened_at, in_progress_at, decided_at, told_at, rejection_reason, withdrawn_at, token_hash)
      select $1, $2, $3, $4, $5, $6, $7, case when not $18 then $8 end, case when $18 then '' else $9 end, $10::locale,
        case when not $18 then $11::real end, $12, case when $13 then at end, at, $14::candidate_state,
        $15::candidate_step,
        case when $15 = 'interview' then (at at time zone 'Asia/Riyadh')::date + 6 end,
        case when $15 = 'interview' then current_date + 7 + $16::int end,
        case when $14 <> 'new' or $16 % 2 = 0 then at + interval '20 hours' end,
        case when $14 in ('in-progress', 'hired') then at + interval '22 hours' end,
        case when $14 in ('hired', 'rejected') then at + interval '23 hours' end,
        case when $14 in ('hired', 'rejected') then at + interval '24 hours' end,
        case when $14 = 'rejected' then 'requirements'::rejection_reason end,
        case when $18 then at + interval '30 hours' end, $17
      from (select now() - make_interval(days => $19) - make_interval(mins => $16 * 37)) as applied (at)`,
    values: [
      id,
      ad.organizationId,
      ad.id,
      ad.locationId,
      userId,
      email,
      applicant.name,
      phone,
      applicant.message,
      applicant.locale,
      no % 4 === 3 ? null : ((no * 37) % 60) / 2 + 1,
      legalVersion,
      no % 5 !== 1,
      state,
      step,
      no,
      randomBytes(32),
      withdrawn,
      daysAgo,
    ],
  })
  await db.query({
    text: `
      insert into candidate_word (job_ad_id, word, candidate_id, organization_id)
      select $1, word, $2, $3 from unnest($4::text[]) as found (word)`,
    values: [ad.id, id, ad.organizationId, wordsOf({ name: applicant.name, email, phone })],
  })
  await insertCandidateEvents(db, [id])
}

async function insertRemarks(db: Database, { organizationId }: Ad, id: string) {
  await db.query({
    text: `
      insert into candidate_comment (candidate_id, organization_id, author_id, created_at, text)
      values ($1, $2, $3, now() - interval '20 hours', 'خبرة قوية في الإقفال الشهري، يستحق مقابلة.')`,
    values: [id, organizationId, omarId],
  })
  await db.query({
    text: `
      insert into candidate_note (candidate_id, organization_id, author_id, created_at, about_day, text)
      values ($1, $2, $3, now() - interval '10 hours', current_date - 1, 'مكالمة أولى: متاح للمقابلة صباحًا.')`,
    values: [id, organizationId, omarId],
  })
}

async function insertCv(
  db: Database,
  { organizationId }: Ad,
  { id, cv }: { id: string; cv: (typeof demoCvs)[number] },
) {
  await db.query({
    text: `
      with kept as (
        insert into file (key, purpose, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
        select $3, 'cv', true, $4, 'application/pdf', $5, $6, 'claimed', applied_at, applied_at, applied_at
        from candidate where id = $1
        returning id, claimed_at)
      insert into attachment (file_id, purpose, candidate_id, organization_id, attached_at)
      select id, 'cv', $1, $2, claimed_at from kept`,
    values: [
      id,
      organizationId,
      cv.key,
      cv.name,
      cv.bytes.length,
      createHash('sha256').update(cv.bytes).digest(),
    ],
  })
}

/** One open ad of each of a few other companies, older than an application of Sara. */
const listAdsForSara = (db: Database): Promise<Ad[]> =>
  db.query<Ad>({
    text: `
      select distinct on ("organizationId") * from (${openAds} and ad.organization_id <> all ($1::uuid[])
        and ad.published_at <= now() - make_interval(days => $2) order by ad.organization_id limit 400) as ads limit 6`,
    values: [demoTeams.map(({ organizationId }) => organizationId), mostDaysAgo + 1],
  })

/** One application in each stage. */
const stages = [
  { state: 'new' },
  { state: 'in-progress', step: 'interview' },
  { state: 'in-progress' },
  { state: 'hired' },
  { state: 'rejected' },
  { state: 'new', withdrawn: true },
] as const

async function addSara(db: Database, ad: Ad, index: number) {
  const [present] = await db.query({
    text: 'select from candidate where organization_id = $1 and user_id = $2',
    values: [ad.organizationId, saraId],
  })
  const stage = stages[index]
  if (present || !stage) return
  await insert(db, ad, {
    id: crypto.randomUUID(),
    email: 'sara@qareeb.example',
    phone: saraProfile.phone,
    applicant: {
      name: 'سارة الحربي',
      locale: 'ar',
      message: 'خمس سنوات في المحاسبة، وأسكن قريبًا من الموقع.',
    },
    daysAgo: 3 + index * 2,
    userId: saraId,
    no: index * 2 + 1,
    ...stage,
  })
}
