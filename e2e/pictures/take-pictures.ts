import fs from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { findBrowser } from '../find-browser.ts'
import { startSite } from '../start-site.ts'
import { identityWords } from '../support/identity-words.ts'
import { signIn, tokenOf } from '../support/people.ts'

// npm run pictures: takes the pictures of the product that its own pages show, of fresh demo data, and writes them over
// the old ones. SITE_URL names a site that runs already.
const folder = path.join(import.meta.dirname, '../../web/app/reading/pictures')
const password = 'Qareeb-demo-1'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 640 }

type Words = (typeof identityWords)[number]
type Theme = 'light' | 'dark'

const browser = findBrowser(process.env['CHROMIUM_PATH'])
const given = process.env['SITE_URL']
const site = given ? { url: given, databaseUrl: '', stop: async () => undefined } : await startSite({})
const chrome = await chromium.launch({
  executablePath: browser.program,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  env: { ...process.env, ...browser.environment },
})
fs.mkdirSync(folder, { recursive: true })

for (const words of identityWords)
  for (const theme of ['light', 'dark'] as const) {
    for (const viewport of [wide, narrow])
      await asReader('hr@oasis.example', { words, theme, viewport }, takeCompany)
    await asReader('sara@qareeb.example', { words, theme, viewport: narrow }, takeDeletion)
  }
await chrome.close()
await site.stop()

type Look = { words: Words; theme: Theme; viewport: typeof wide }
type Shot = { page: Page; look: Look; context: BrowserContext }

async function asReader(email: string, look: Look, take: (shot: Shot) => Promise<void>) {
  const { words, theme, viewport } = look
  const context = await chrome.newContext({
    baseURL: site.url,
    viewport,
    locale: words.browser,
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: viewport === narrow ? 1.5 : 1,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${words.prefix}/login`, { waitUntil: 'networkidle' })
  await signIn(page, words, { firstName: '', lastName: '', email, password })
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await take({ page, look, context })
  await context.close()
}

/** Pages of a company: the form of an ad, its candidates, the branches. */
async function takeCompany({ page, look, context }: Shot) {
  const person = { firstName: '', lastName: '', email: 'hr@oasis.example', password }
  const answer = await context.request.get('/api/v1/organization/ads?state=active&limit=100', {
    headers: { authorization: `Bearer ${await tokenOf(context.request, person)}` },
  })
  const { items } = (await answer.json()) as { items: TeamJobAdRow[] }
  const [ad] = items
    .filter(({ title, candidates }) => title.ar && title.en && candidates.all > 0)
    .toSorted((one, other) => other.candidates.all - one.candidates.all)
  if (!ad) throw new Error('The demo has no ad in both languages with candidates.')

  const { prefix } = look.words
  await open(page, `${prefix}/dashboard/job-ad/${ad.id}`)
  await save(page, 'candidates', look)
  await open(page, `${prefix}/dashboard/job-ad-form?id=${ad.id}`)
  await save(page, 'form', look)
  await open(page, `${prefix}/dashboard/company-locations`)
  await save(page, 'locations', look)
}

/** How an account is deleted: the part of the profile, and the question. */
async function takeDeletion({ page, look }: Shot) {
  const { profile } = look.words
  await open(page, `${look.words.prefix}/profile`)
  const button = page.getByRole('button', { name: profile.deleteButton })
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(500)
  await save(page, 'delete-account', look)
  await button.click()
  await page.getByRole('dialog').getByText(profile.deleteTitle).waitFor()
  await page.waitForTimeout(500)
  await save(page, 'confirm-deletion', look)
}

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  // Pictures and the map are drawn after their data has come.
  await page.waitForTimeout(1_500)
}

async function save(page: Page, name: string, { words, theme, viewport }: Look) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 })
  const size = viewport === narrow ? 'phone' : 'wide'
  const file = `${name}-${size}-${words.locale}-${theme}.webp`
  fs.writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'))
  process.stdout.write(`${file} ${Math.round(fs.statSync(path.join(folder, file)).size / 1000)} kB\n`)
}
