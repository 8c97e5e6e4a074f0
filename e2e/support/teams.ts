import type { APIRequestContext, Browser } from '@playwright/test'
import { teamRemoved as removalMailAr } from '@qareeb/content/ar/emails/team'
import { phrases as dashboardAr } from '@qareeb/content/ar/phrases/dashboard'
import { phrases as invitationAr } from '@qareeb/content/ar/phrases/invitation'
import { phrases as teamAr } from '@qareeb/content/ar/phrases/team'
import { teamRemoved as removalMailEn } from '@qareeb/content/en/emails/team'
import { phrases as dashboardEn } from '@qareeb/content/en/phrases/dashboard'
import { phrases as invitationEn } from '@qareeb/content/en/phrases/invitation'
import { phrases as teamEn } from '@qareeb/content/en/phrases/team'
import { identityWords } from './identity-words.ts'
import { expect, type Page } from './journey.ts'
import { openSignedIn, type Person, register, somebody, tokenOf } from './people.ts'
import { readLink } from './read-mail.ts'

const words = {
  ar: { team: teamAr, invitation: invitationAr, dashboard: dashboardAr, removalMail: removalMailAr },
  en: { team: teamEn, invitation: invitationEn, dashboard: dashboardEn, removalMail: removalMailEn },
}

/** Texts of the pages about teams and signing in, in each language. */
export const teamWords = identityWords.map((one) => ({ ...one, ...words[one.locale] }))
export type TeamWords = (typeof teamWords)[number]

/** A person with a company, and their calls through the API. */
export type Employer = Person & { company: string; token: string }

/** Registers an employer and an unverified company. */
export async function registerEmployer(request: APIRequestContext, locale: 'ar' | 'en'): Promise<Employer> {
  const person = await register(request, locale)
  const token = await tokenOf(request, person)
  const company = `Journeys ${crypto.randomUUID().slice(0, 8)}`
  const headers = { authorization: `Bearer ${token}` }
  await request.patch('/api/v1/user/me', { headers, data: { becomeEmployer: true } })
  const created = await request.post('/api/v1/organization/create', {
    headers,
    data: { name: { ar: null, en: company }, registrationNumber: '1010123456' },
  })
  expect(created.status()).toBe(201)
  return { ...person, company, token }
}

/** Invites somebody through the API. @returns id of the invitation, and path and query of the mailed link */
export async function invite(
  request: APIRequestContext,
  { token }: Employer,
  { person, locale }: { person: Person; locale: 'ar' | 'en' },
): Promise<{ id: string; link: string }> {
  const { email, firstName, lastName } = person
  const answer = await request.post('/api/v1/organization/invite', {
    headers: { authorization: `Bearer ${token}` },
    data: { email, firstName, lastName, role: 'HR', locale },
  })
  expect(answer.status()).toBe(201)
  // The contract has this type.
  const { id } = (await answer.json()) as { id: string }
  return { id, link: await readLink(email, locale === 'ar' ? '/invite' : '/en/invite') }
}

/** Takes somebody with an account into the team, through the API. */
export async function joinTeam(
  request: APIRequestContext,
  employer: Employer,
  invited: { person: Person; locale: 'ar' | 'en' },
): Promise<void> {
  const { link } = await invite(request, employer, invited)
  const answer = await request.post('/api/v1/invitation/acceptance', {
    headers: { authorization: `Bearer ${await tokenOf(request, invited.person)}` },
    data: { token: new URLSearchParams(link.split('?')[1]).get('token') },
  })
  expect(answer.status()).toBe(200)
}

/** Takes somebody out of the team, through the API. */
export async function removeFromTeam(
  request: APIRequestContext,
  { token }: Employer,
  person: Person,
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  // The contract has this type.
  const { id } = (await (await request.get('/api/v1/user/me', { headers })).json()) as { id: string }
  const answer = await request.patch(`/api/v1/organization/kick-user/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}

/** The browser of somebody else. */
export async function openElsewhere(browser: Browser, words: Pick<TeamWords, 'browser'>): Promise<Page> {
  const context = await browser.newContext({ locale: words.browser, timezoneId: 'Asia/Riyadh' })
  return context.newPage()
}

/** Signs somebody in and opens a page of the dashboard. */
export async function openAs(page: Page, words: TeamWords, person: Person, path: string): Promise<void> {
  await openSignedIn(page, person, `${words.prefix}${path}`)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** A newcomer with a name of their own. */
export const newcomer = (): Person => somebody('Salma')
