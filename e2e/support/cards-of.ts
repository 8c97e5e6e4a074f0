import type { Page } from '@playwright/test'

/** The ads that a page lists. */
export const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')
