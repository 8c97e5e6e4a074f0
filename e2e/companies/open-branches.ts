import type { identityWords } from '../support/identity-words.ts'
import { expect, type Page } from '../support/journey.ts'
import { openSignedIn } from '../support/people.ts'
import { registerEmployer } from '../support/teams.ts'

export const branchesPath = '/dashboard/company-locations'

/**
 * Registers an employer with a new company, and opens its page of branches.
 * @returns the headers of calls through the API
 */
export async function openBranches(
  page: Page,
  { locale, prefix }: Pick<(typeof identityWords)[number], 'locale' | 'prefix'>,
  branch?: object,
) {
  const employer = await registerEmployer(page.request, locale)
  const headers = { authorization: `Bearer ${employer.token}` }
  if (branch) {
    const added = await page.request.post('/api/v1/organization-location', { headers, data: branch })
    expect(added.status()).toBe(201)
  }
  await openSignedIn(page, employer, `${prefix}${branchesPath}`)
  await expect(page).toHaveURL(prefix + branchesPath)
  return headers
}
