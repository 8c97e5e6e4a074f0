import { legalVersion } from '@qareeb/contract/users'
import { buildApp } from '@qareeb/server/app.ts'
import { mailApplicationSentTask } from '@qareeb/server/candidates/mails/mail-application-sent-task.ts'
import { addEvent } from '@qareeb/server/candidates/queries/events.ts'
import { insertApplication, saveWords } from '@qareeb/server/candidates/queries/write-application.ts'
import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { createLog } from '@qareeb/server/platform/log.ts'
import { createServices } from '@qareeb/server/services.ts'
import { addManyCandidates } from '@qareeb/server/testing/seeds/many-candidates.ts'
import { seedCompanies } from '@qareeb/server/testing/seeds/many-companies.ts'
import { testConfig } from '@qareeb/server/testing/test-config.ts'
import { measure } from '../accounts/measure.ts'

const connectionName = 'qareeb bench applying'
const candidates = 5_000
/** Of the company's other ads, for the list of everybody who applied to it. */
const ofOtherAds = 100_000
const consents = { terms: true, privacy: true, adult: true }

/** The cost of applications to an open ad, of its list of 5,000 candidates, and of a company with 100,000 more. */
export async function measureApplying(owner: Database, appUrl: string) {
  const app = connect({ url: appUrl, size: 4, name: connectionName })
  const log = createLog({ level: 'silent' })
  const config = testConfig({ callsPerMinute: 1_000_000_000 })
  const services = createServices({ config, db: app.db, log, now: () => new Date() })
  const site = await buildApp(services)
  try {
    const team = await seedCompanies(owner, 100)
    const [other, listed] = await openAds(owner, team.organizationId)
    await owner.transaction(
      (db) =>
        addManyCandidates(db, {
          organizationId: team.organizationId,
          ads: [listed.jobAdId],
          count: candidates,
        }),
      { organizationId: team.organizationId },
    )
    await addToOtherAds(owner, team.organizationId, [other.jobAdId, listed.jobAdId])
    await owner.query({ text: 'vacuum (analyze) candidate, candidate_word, candidate_event' })
    const { token } = await services.identity.tokens.sign(team)
    const get = (url: string) => async () => {
      const answer = await site.inject({ url, headers: { authorization: `Bearer ${token}` } })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${url}: ${answer.body}`)
    }
    const list = `/api/v1/job-ad/${listed.jobAdId}/candidates`
    const people = '/api/v1/organization/candidates'
    const run = (work: () => Promise<unknown>) => measure(owner, connectionName, work)
    return {
      page: await run(get(list)),
      name: await run(get(`${list}?q=person%204321`)),
      people: await run(get(people)),
      peopleOfState: await run(get(`${people}?state=rejected`)),
      peopleByName: await run(get(`${people}?q=person%204321`)),
      bareCommit: await run(() => commitRows(services, { ...other, ...team })),
      application: await run(() => apply(site, other.jobAdId)),
    }
  } finally {
    await site.close()
    await app.close()
  }
}

type Ad = { jobAdId: string; locationId: string }

/** Two ads of a company that take applications. */
async function openAds(owner: Database, organizationId: string): Promise<[Ad, Ad]> {
  const [one, another] = await owner.query<Ad>({
    text: `
      update job_ad set status = 'published', closed_at = null, outcome = null, expires_at = now() + interval '30 days'
      from (select distinct on (ad.id) ad.id, at.organization_location_id from job_ad as ad
        join job_ad_location as at on at.job_ad_id = ad.id where ad.organization_id = $1
        order by ad.id limit 2) as found
      where job_ad.id = found.id
      returning job_ad.id as "jobAdId", found.organization_location_id as "locationId"`,
    values: [organizationId],
  })
  if (!one || !another) throw new Error('The company has fewer than two job ads.')
  return [one, another]
}

/** Applications to all ads of a company but two. */
async function addToOtherAds(owner: Database, organizationId: string, but: readonly string[]) {
  const ads = await owner.query<{ id: string }>({
    text: `
      select id from job_ad where organization_id = $1 and not id = any ($2::uuid[])
        and (select count(*) from job_ad_location where job_ad_id = job_ad.id) = 1`,
    values: [organizationId, but],
  })
  await owner.transaction(
    (db) => addManyCandidates(db, { organizationId, ads: ads.map(({ id }) => id), count: ofOtherAds }),
    { organizationId },
  )
}

let no = 0

async function apply(site: Awaited<ReturnType<typeof buildApp>>, jobAdId: string) {
  no += 1
  const answer = await site.inject({
    method: 'POST',
    url: `/api/v1/job-ad/${jobAdId}/candidates`,
    // Limits count by network.
    remoteAddress: `10.${no >> 16}.${(no >> 8) & 255}.${no & 255}`,
    payload: {
      name: `Applicant ${no}`,
      email: `applicant-${no}@mail.example`,
      phone: '+966501234567',
      message: 'Six years in finance, the last two of them in closing.',
      consents,
      undoSecret: `a secret of applicant ${no}`,
    },
  })
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} for applying: ${answer.body}`)
}

/** The rows of an application and its task, and nothing else. */
async function commitRows(
  { db, tasks }: ReturnType<typeof createServices>,
  { organizationId, jobAdId, locationId }: Ad & { organizationId: string },
) {
  no += 1
  const id = crypto.randomUUID()
  const now = new Date()
  const tokenHash = Buffer.from(crypto.getRandomValues(new Uint8Array(32)))
  const row = { candidateId: id, organizationId }
  await db.transaction(
    async (db) => {
      await insertApplication(db, {
        id,
        organizationId,
        jobAdId,
        locationId,
        userId: null,
        name: `Applicant ${no}`,
        email: `bare-${no}@mail.example`,
        isConfirmed: false,
        phone: '+966501234567',
        message: 'Six years in finance, the last two of them in closing.',
        locale: 'en',
        distanceKm: null,
        consentVersion: legalVersion,
        tokenHash,
        undoHash: tokenHash,
        now,
      })
      const words = ['applicant', String(no), `bare-${no}@mail.example`, '966501234567', '0501234567']
      await saveWords(db, { ...row, jobAdId, words })
      await addEvent(db, { ...row, kind: 'applied', at: now })
      const after = new Date(now.getTime() + 3_600_000)
      await tasks.add(
        db,
        mailApplicationSentTask,
        { ...row, appliedAt: now.toISOString() },
        { after, group: id },
      )
    },
    { ticket: tokenHash },
  )
}
