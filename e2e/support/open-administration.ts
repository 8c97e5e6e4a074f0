import { type AdministrationWords, platform } from './administration-words.ts'
import { expect, type Page } from './journey.ts'
import { openSignedIn } from './people.ts'

/** Opens a page of the administration as a platform administrator. */
export async function openAdministration(page: Page, words: AdministrationWords, path: string) {
  await openSignedIn(page, platform, `${words.prefix}${path}`)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}
