import type { APIRequestContext } from '@playwright/test'
import { phrases as arabic } from '@qareeb/content/ar/phrases/candidates/candidates'
import { phrases as english } from '@qareeb/content/en/phrases/candidates/candidates'
import { expect, type Page } from '../support/journey.ts'
import { omar, openSignedIn, tokenOf } from '../support/people.ts'

type Ad = { id: string; candidates: { all: number } | null }

/** An ad with some dozens of candidates, another for each journey, so that they do not meet. */
async function findAd(request: APIRequestContext, at: number): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const answer = await request.get('/api/v1/organization/ads?state=active&sort=newest&limit=100', { headers })
  // The contract has this type.
  const { items } = (await answer.json()) as { items: Ad[] }
  const asked = items.filter(({ candidates }) => candidates && candidates.all > 9 && candidates.all < 100)
  return asked[at]?.id ?? ''
}

type Asked = { locale: 'ar' | 'en'; prefix: string; at: number; query?: string }

/** Opens the candidates of an ad with some dozens of them. @param asked `at`: another for each journey */
export async function openCandidates(
  page: Page,
  request: APIRequestContext,
  { locale, prefix, at, query = '' }: Asked,
): Promise<void> {
  const adId = await findAd(request, locale === 'ar' ? at : at + 1)
  await openSignedIn(page, omar, `${prefix}/dashboard/job-ad/${adId}${query}`)
  const { title } = locale === 'ar' ? arabic : english
  await expect(page.getByRole('table', { name: title })).toBeVisible()
}

/** Somebody else of the team, who changes candidates of the ad on screen beside the browser. */
export async function colleagueOn(page: Page, request: APIRequestContext) {
  const address = new URL(page.url()).pathname.replace(/^\/en/, '').replace('/dashboard', '/api/v1')
  const headers = { authorization: `Bearer ${await tokenOf(request, omar)}` }
  const read = async (id: string) => (await request.get(`${address}/candidates/${id}`, { headers })).json()
  const move = async (id: string, state: string) => {
    const { version } = await read(id)
    const data = { version, state }
    expect((await request.patch(`${address}/candidates/${id}`, { headers, data })).status()).toBe(200)
  }
  return { read, move }
}
