import type { APIRequestContext } from '@playwright/test'
import { phrases as peopleAr } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as formAr } from '@qareeb/content/ar/phrases/job-ad-form'
import { phrases as listAr } from '@qareeb/content/ar/phrases/job-ad-list'
import { phrases as peopleEn } from '@qareeb/content/en/phrases/candidates/candidates'
import { phrases as formEn } from '@qareeb/content/en/phrases/job-ad-form'
import { phrases as listEn } from '@qareeb/content/en/phrases/job-ad-list'
import { say } from '@qareeb/content/phrase'
import { filled } from '../support/filled.ts'
import { identityWords } from '../support/identity-words.ts'
import { expect, expectNoViolations, type Page, said, test } from '../support/journey.ts'
import { openPage } from '../support/open-page.ts'
import { omar, openSignedIn, tokenOf } from '../support/people.ts'
import { addAd, addBranch, addPublisher, contentOf, type Publisher } from '../support/publishers.ts'

const words = { ar: listAr, en: listEn } as const
const forms = { ar: formAr, en: formEn } as const
const people = { ar: peopleAr, en: peopleEn } as const
const description = 'Keeps the books of four branches, with two others.'
/** Drafts without a branch. With an open ad and a draft that lacks nothing they fill more than one page of the list. */
const bareDrafts = 25
const all = bareDrafts + 2

type Ad = {
  id: string
  title: { ar: string | null; en: string | null }
  candidates: { all: number; new: number; waitingLong: number }
}

/** An ad with hundreds of candidates that no other journey answers. */
async function findCrowd(request: APIRequestContext): Promise<Ad> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&limit=100', { headers })
  // The contract has this type.
  const { items } = (await answer.json()) as { items: Ad[] }
  const ad = items.find(({ candidates }) => candidates.all > 99 && candidates.waitingLong > 0)
  if (!ad) throw new Error('No ad of the demo has hundreds of candidates.')
  return ad
}

for (const identity of identityWords) {
  const { locale, prefix, browser } = identity
  const t = words[locale]
  const form = forms[locale]
  const other = locale === 'ar' ? 'en' : 'ar'
  /** The titles of the listed ads. A whole line has the words of its menu too, "as a new draft" among them. */
  const titles = (page: Page) => page.locator('tbody td:nth-child(2)').getByRole('link')
  const search = (page: Page) => page.getByRole('searchbox', { name: t.search })

  /** Adds the oldest ad, which is open, the bare drafts, and a draft at a second branch that lacks nothing. */
  async function fillList(page: Page, publisher: Publisher) {
    const malqa = await addBranch(page.request, publisher.headers, 'Malqa branch')
    const accountant = contentOf(publisher.branches, locale, { title: 'Accountant', description })
    await addAd(page.request, publisher, { content: accountant, status: 'published' })
    for (let no = 1; no <= bareDrafts; no++) {
      const content = contentOf([], locale, { title: `Draft ${no}`, description: 'Not written yet' })
      await addAd(page.request, publisher, { content })
    }
    const content = contentOf([malqa], other, { title: 'Cashier', description })
    const { id } = await addAd(page.request, publisher, { content })
    return { malqa, id }
  }

  async function selectRange(page: Page) {
    await page.getByRole('row').nth(2).getByRole('checkbox').press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('row').nth(4).getByRole('checkbox')).toBeFocused()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.getByRole('button', { name: t.clearSelection }).click()
  }

  const chooseTab = (page: Page, tab: 'active' | 'inactive' | 'draft') =>
    page
      .getByRole('navigation', { name: t.tabs })
      .getByRole('link', { name: new RegExp(`^${t[`tab.${tab}`]}`) })
      .click()

  /** Orders the list, and narrows it by tabs, words and a branch, to no ad and to one. */
  async function narrow(page: Page, branch: string) {
    await page.getByLabel(t.sort, { exact: true }).selectOption('oldest')
    await expect(titles(page).first()).toHaveText('Accountant')
    await chooseTab(page, 'active')
    await expect(titles(page)).toHaveText(['Accountant'])
    await chooseTab(page, 'inactive')
    await expect(page.getByText(t.noInactiveTitle)).toBeVisible()
    await page.getByRole('link', { name: t.showAll }).click()
    await expect(titles(page).first()).toHaveText('Cashier')
    await search(page).fill('no such title')
    await expect(page.getByText(t.noneFoundTitle)).toBeVisible()
    await page.getByRole('link', { name: t.showAll }).click()
    await expect(search(page)).toHaveValue('')
    await search(page).fill('cash')
    await expect(titles(page)).toHaveText(['Cashier'])
    await search(page).fill('')
    // The words leave the address after a pause.
    await expect(page).not.toHaveURL(/[?&]q=/)
    await page.getByLabel(t.branch, { exact: true }).selectOption(branch)
    await expect(page).toHaveURL(/locationId=/)
    await expect(titles(page)).toHaveText(['Cashier'])
  }

  async function choose(page: Page, title: string, action: string) {
    await page.getByRole('button', { name: filled(t.moreOf, { title }) }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Previews a draft, publishes it from its line and views its page, then deletes another draft. */
  async function act(page: Page) {
    await choose(page, 'Cashier', t.preview)
    await expect(page.getByRole('dialog').getByRole('heading', { name: form.preview })).toBeVisible()
    // It is in the language of the ad, whose words come apart from the styles of the page.
    const preview = page.getByRole('dialog').frameLocator(`iframe[title="${form.preview}"]`).getByRole('main')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Cashier')
    await expect(preview).not.toHaveCSS('padding-block-end', '0px')
    await page.goBack()
    await choose(page, 'Cashier', t.publish)
    await expect(said(page, t.published)).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(t['state.active'])
    await choose(page, 'Cashier', t.view)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashier')
    await page.goBack()
    await chooseTab(page, 'draft')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.drafts)
    await page.getByLabel(t.branch, { exact: true }).selectOption('')
    await search(page).fill('draft 25')
    await expect(titles(page)).toHaveText(['Draft 25'])
    await choose(page, 'Draft 25', t.delete)
    await page.getByRole('dialog').getByRole('button', { name: t.deleteButton, exact: true }).click()
    await expect(said(page, t.deleted)).toBeVisible()
    await expect(page.getByText(t.noneFoundTitle)).toBeVisible()
  }

  /** Makes another company the active one, follows a link to an ad of the first, switches, and reads its history. */
  async function readFromOther(page: Page, publisher: Publisher, id: string) {
    const data = { name: { ar: null, en: 'Second company' } }
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    const created = await page.request.post('/api/v1/organization/create', { headers, data })
    expect(created.status()).toBe(201)
    await openPage(page, `${prefix}/dashboard/job-ad/${id}?part=details`)
    const company = publisher.company
    await expect(page.getByText(filled(t.otherCompanyTitle, { company }))).toBeVisible()
    await page.getByRole('button', { name: filled(t.switchTo, { company }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cashier')
    const history = page.getByRole('region', { name: t.history })
    await expect(history.getByRole('listitem').first()).toBeVisible()
  }

  test.describe(`the list of a company's job ads (${locale})`, () => {
    // An ad of another own company is refused, and its history with it.
    test.use({ locale: browser, expectedComplaints: /status of (?:409|404 .*\/history\))/ })

    test(
      'every ad is selected beyond the first page, then ads are found, previewed, published, deleted, and read from another company',
      { tag: '@phone' },
      async ({ page, isMobile }) => {
        test.slow()
        const publisher = await addPublisher(page.request, locale)
        const { malqa, id } = await fillList(page, publisher)
        await openSignedIn(page, publisher, `${prefix}/dashboard/ads`)
        const selection = page.getByRole('region', { name: t.selectedActions }).getByRole('status')
        if (isMobile) await page.getByRole('button', { name: t.select, exact: true }).click()

        await page.getByRole('checkbox', { name: t.selectAll }).check()
        await expect(selection).toHaveText(/25/)
        await page.getByRole('button', { name: t.selectAllOf.replace('{count}', String(all)) }).click()
        await expect(selection).toHaveText(/27/)
        await expectNoViolations(page)

        await page.getByRole('button', { name: t.clearSelection }).click()
        if (!isMobile) await selectRange(page)
        await narrow(page, malqa)
        await act(page)
        await readFromOther(page, publisher, id)
      },
    )

    test(
      'an ad shows how many candidates it has, how many are new and how many wait, with links to them',
      { tag: '@alike' },
      async ({ page, isMobile }) => {
        const { id, title, candidates } = await findCrowd(page.request)
        const address = `${prefix}/dashboard/ads?q=${encodeURIComponent(title[locale] ?? title.ar ?? title.en ?? '')}`
        await openSignedIn(page, omar, address)
        const line = page.getByRole('row').filter({ has: page.locator(`a[href$="/dashboard/job-ad/${id}"]`) })
        const counted = (phrase: Parameters<typeof say>[0], count: number) => say(phrase, locale, { count })
        const everybody = isMobile ? counted(t.candidateCount, candidates.all) : String(candidates.all)
        await expect(line.getByText(everybody, { exact: true })).toBeVisible()
        await expect(line.getByRole('link', { name: counted(t.newCount, candidates.new) })).toBeVisible()
        await line.getByRole('link', { name: counted(t.waitingCount, candidates.waitingLong) }).click()
        await expect(page).toHaveURL(/state=new&waiting=long$/)
        await expect(page.getByRole('table', { name: people[locale].title })).toBeVisible()
      },
    )
  })
}
