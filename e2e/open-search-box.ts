import type { Locator, Page } from '@playwright/test'
import { phrases as searchAr } from '@qareeb/content/ar/phrases/search'
import { phrases as searchEn } from '@qareeb/content/en/phrases/search'
import { saying } from './search-words.ts'

/** The search box that stands in the header of wide screens; on phones it opens from what is searched for now. */
export async function openSearchBox(page: Page): Promise<Locator> {
  const box = page.getByRole('search').filter({ visible: true })
  for (const { editSearch } of [searchAr, searchEn]) {
    const pill = page.getByRole('button', { name: saying(editSearch) })
    if (await pill.isVisible()) await pill.click()
  }
  return box
}
