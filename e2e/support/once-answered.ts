import type { Page } from '@playwright/test'

/**
 * Presses something whose effect the page shows before the server has answered, and waits for the answer.
 * @param path a part of the address of the call
 */
export async function onceAnswered(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  const isAnswer = (method: string, url: string) => method !== 'GET' && url.includes(path)
  const answer = page.waitForResponse((response) => isAnswer(response.request().method(), response.url()))
  await press()
  await (await answer).finished()
}
