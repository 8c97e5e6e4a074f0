import { signedInAs } from './accounts.ts'
import { addMember } from './authorization/scene.ts'
import { addCompany, addJobAd, type TestCompany } from './job-ads.ts'
import { runTasks } from './run-tasks.ts'
import { openSite, type TestSite, type Visitor } from './site.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/** A company with somebody of its team and an open ad with two locations. */
export type Hiring = { company: TestCompany; huda: Visitor; jobAdId: string }

async function addHiringCompany(site: TestSite): Promise<Hiring> {
  const { owner } = site.database
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  const at = [
    { lat: 24.7743, lng: 46.7386, cityKey: 'riyadh' },
    { lat: 21.5, lng: 39.2, cityKey: 'jeddah' },
  ]
  const { id: jobAdId } = await addJobAd(owner, company, { titleEn: 'Accountant', at })
  const huda = await site.visitor({ firstName: 'Huda', userType: 'employer' })
  await addMember(owner, { organizationId: company.id, user: huda, role: 'HR' })
  await site.ask(huda, `POST /api/v1/organization/${company.id}/activate`, {})
  return { company, huda, jobAdId }
}

/** The tools of a test of hiring. */
export type Hired = Awaited<ReturnType<HiringSite['hire']>>

export type HiringSite = Awaited<ReturnType<typeof openHiringSite>>

/** A site on which companies hire. */
export async function openHiringSite() {
  const site = await openSite()
  return {
    ...site,
    /** Starts again with a company of its own, today. */
    async hire(): Promise<Hiring & ReturnType<typeof actionsOf>> {
      site.clock.now = new Date()
      await site.database.owner.query({ text: 'delete from attempt' })
      const hiring = await addHiringCompany(site)
      return { ...hiring, ...actionsOf(site, hiring) }
    },
    addHiringCompany: () => addHiringCompany(site),
    /** Lets time pass, and everything happen that waits for it. */
    async pass(milliseconds: number): Promise<void> {
      site.clock.now = new Date(site.clock.now.getTime() + milliseconds)
      await runTasks(site.services, { includeDelayed: true })
    },
    /** Signs somebody in again: sessions end while the clock moves. */
    again: async (who: Visitor): Promise<Visitor> => ({ ...who, headers: await signedInAs(site.app, who) }),
    subjects: async (to: string) => (await site.mailsTo(to)).map(({ subject }) => subject),
    /** The token of the link in the last mail to somebody. */
    tokenFor: async (to: string): Promise<string> => {
      const text = (await site.mailsTo(to)).at(-1)?.text ?? ''
      return /applications\/([\w-]{64})/.exec(text)?.[1] ?? ''
    },
  }
}

const consents = { terms: true, privacy: true, adult: true }

function actionsOf(site: TestSite, { huda, jobAdId }: Hiring) {
  const address = `/api/v1/job-ad/${jobAdId}/candidates`
  const email = `sara-${crypto.randomUUID()}@qareeb.example`
  const list = async (query = '', who = huda) => (await site.ask(who, `GET ${address}${query}`)).json()
  const count = async (query = '', who = huda) =>
    (await site.ask(who, `GET ${address}/counts${query}`)).json()
  return {
    address,
    email,
    /** The application of a guest. */
    guest: (changes: object = {}) => ({
      name: ' Sara   Al-Harbi ',
      email,
      phone: '٠٥٠ ١٢٣ ٤٥٦٧',
      message: 'I live nearby.',
      consents,
      undoSecret: 'a secret that the page has made',
      ...changes,
    }),
    apply: (who: Visitor | undefined, body: object) => site.ask(who, `POST ${address}`, body),
    list,
    count,
    onlyId: async (): Promise<string> => (await list()).items[0].id,
    patch: (id: string, body: object) => site.ask(huda, `PATCH ${address}/${id}`, body),
  }
}
