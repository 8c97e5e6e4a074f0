import { type AdministrationWords, platform } from './administration-words.ts'
import { expect, type Page } from './journey.ts'
import { openPage } from './open-page.ts'
import { signIn } from './people.ts'

/** Opens a page of the administration as a platform administrator. */
export async function openAdministration(page: Page, words: AdministrationWords, path: string) {
  await openPage(page, `${words.prefix}${path}`)
  await signIn(page, words, platform)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}
