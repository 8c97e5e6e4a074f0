import type { AdministrationWords } from '../support/administration-words.ts'
import { expect, type Page } from '../support/journey.ts'

/** The headline of the page. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Goes to a page by the navigation, which phones keep behind a button. */
export async function go(page: Page, { dashboard, administration }: AdministrationWords, name: string) {
  const menu = page.getByRole('button', { name: dashboard.menu })
  if (await menu.isVisible()) await menu.click()
  // The number of waiting ones stands beside the name.
  await page.getByRole('navigation', { name: administration.title }).getByRole('link', { name }).click()
}

/** Enters the company whose page is open, which asks for a reason. */
export async function enterCompany(page: Page, { administration, companies }: AdministrationWords) {
  await page.getByRole('button', { name: administration.look }).click()
  await page.getByLabel(companies.impersonateReason).fill('The company asked for help.')
  await page.getByRole('button', { name: companies.impersonate }).click()
}

/** Opens the page of a company by searching the list for it. */
export async function findCompany(page: Page, { administration }: AdministrationWords, name: string) {
  await page.getByLabel(administration.findCompany).fill(name)
  await page.getByRole('button', { name: administration.search, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(title(page)).toHaveText(name)
}
