import { chromium, type Page } from '@playwright/test'
import { connect } from '@qareeb/server/platform/database/database.ts'
import { addManyCandidates } from '@qareeb/server/testing/seeds/many-candidates.ts'
import { findBrowser } from '../../e2e/find-browser.ts'
import { startSite } from '../../e2e/start-site.ts'
import { openBrowser } from '../pages/open-browser.ts'
import { type KeyFigures, measureBoard, measureTable } from './press-keys.ts'
import type { ScrollFigures } from './record-frames.ts'

const candidates = 5_000

/** Of the team of a company of the demo. */
const huda = { email: 'hr@oasis.example', password: 'Qareeb-demo-1' }

type PageFigures = { keys: KeyFigures[]; scrolls: ScrollFigures[] }

/** Opens the candidates of an ad with 5,000 of them in the built site, as a table and as a board, and presses keys. */
export async function measurePages(chromiumPath: string | undefined): Promise<PageFigures> {
  const site = await startSite({})
  const started = await openBrowser(findBrowser(chromiumPath))
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.port}`)
  try {
    const jobAdId = await fillAd(site.databaseUrl)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, site.url)
    const address = `${site.url}/en/dashboard/job-ad/${jobAdId}`
    const table = await measureTable(page, `${address}?sort=newest`, candidates)
    const board = await measureBoard(page, `${address}?view=board`)
    return { keys: [...table.keys, ...board.keys], scrolls: [...table.scrolls, ...board.scrolls] }
  } finally {
    await browser.close()
    started.stop()
    await site.stop()
  }
}

/** Gives 5,000 candidates to an open ad of the company that has none. @returns the ad */
async function fillAd(url: string): Promise<string> {
  const { db: owner, close } = connect({ url, size: 1, statementTimeoutMs: 120_000 })
  try {
    const [ad] = await owner.query<{ id: string; organizationId: string }>({
      text: `
        select ad.id, ad.organization_id as "organizationId" from job_ad as ad
        join organization_member as member on member.organization_id = ad.organization_id
        join user_account as account on account.id = member.user_id
        where account.email = $1 and ad.status = 'published' and ad.expires_at > now() + interval '2 days'
          and (select count(*) from job_ad_location where job_ad_id = ad.id) = 1
        order by ad.published_at, ad.id limit 1`,
      values: [huda.email],
    })
    if (!ad) throw new Error('The company of the demo has no open ad.')
    const { id, organizationId } = ad
    await owner.transaction(
      async (db) => {
        await db.query({ text: 'delete from candidate where job_ad_id = $1', values: [id] })
        await addManyCandidates(db, { organizationId, ads: [id], count: candidates, messageLength: 400 })
      },
      { organizationId },
    )
    await owner.query({ text: 'vacuum (analyze) candidate, candidate_word, candidate_event' })
    return id
  } finally {
    await close()
  }
}

async function signIn(page: Page, siteUrl: string) {
  await page.goto(`${siteUrl}/en/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail', { exact: true }).fill(huda.email)
  await page.getByLabel('Password', { exact: true }).fill(huda.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
