import type { APIRequestContext } from '@playwright/test'
import type { IdentityWords } from './identity-words.ts'
import { expect, type Page } from './journey.ts'
import { openPage } from './open-page.ts'
import { readLink } from './read-mail.ts'

/** A person with a new account that no other journey uses. */
export type Person = { firstName: string; lastName: string; email: string; password: string }

/** Strong, and nothing of the names below is in it. */
const password = 'wadi-Palm-42-river'

/** Somebody who has no account yet. */
export const somebody = (firstName = 'Sara'): Person => ({
  firstName,
  lastName: 'Alharbi',
  email: `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@journeys.example`,
  password,
})

/** Administers companies of the demo, which have open ads. */
export const omar: Person = { ...somebody('Omar'), email: 'admin@oasis.example', password: 'Qareeb-demo-1' }

/** Registers a job seeker, who has not opened the mailed link yet, from the browser of a request. */
export async function signUp(request: APIRequestContext, locale: 'ar' | 'en'): Promise<Person> {
  const person = somebody()
  const consents = { terms: true, privacy: true, adult: true, news: false }
  const answer = await request.post('/api/v1/user/signup', {
    headers: { 'accept-language': locale },
    data: { ...person, userType: 'job-seeker', consents },
  })
  expect(answer.status()).toBe(201)
  return person
}

/** Registers a job seeker and confirms the address by the mailed link, as the pages in a language do. */
export async function register(request: APIRequestContext, locale: 'ar' | 'en'): Promise<Person> {
  const person = await signUp(request, locale)
  const link = await readLink(person.email, locale === 'ar' ? '/verify-email' : '/en/verify-email')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const verified = await request.post('/api/v1/user/verify-email', { data: { token } })
  expect(verified.status()).toBe(200)
  return person
}

/**
 * Opens a page as somebody who has signed in. The form, which other journeys walk, costs another page.
 * @param person without a second factor
 */
export async function openSignedIn(page: Page, person: Person, path: string): Promise<void> {
  // The requests of a page share the cookies of its browser; the site keeps the rest in its storage.
  const { token, user } = await beginSession(page.request, person)
  await page.goto('/robots.txt')
  await page.evaluate(
    (session) => {
      localStorage.setItem('session-user', session.user)
      localStorage.setItem('token', session.token)
    },
    { token, user: JSON.stringify(user) },
  )
  await openPage(page, path)
}

/** Fills in the form of the sign-in page, which is open. */
export async function signIn(page: Page, { t }: IdentityWords, { email, password }: Person): Promise<void> {
  await page.getByLabel(t.email, { exact: true }).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: t.signIn }).click()
}

/** Names of the boxes that an account needs ticked, in the order of the page. */
export const requiredConsents = (forms: IdentityWords['forms']): string[] => [
  forms.consentTerms,
  forms.consentPrivacy,
  forms.consentAdult,
]

/** Chooses a password, in a form that begins an account, and agrees to what an account needs. */
export async function choosePassword(
  page: Page,
  { t, forms }: Pick<IdentityWords, 't' | 'forms'>,
  password: string,
): Promise<void> {
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await page.getByLabel(t.passwordAgain, { exact: true }).fill(password)
  for (const consent of requiredConsents(forms)) await page.getByRole('checkbox', { name: consent }).check()
}

/** Fills in the required fields of the form of registration, which is open, and sends it. */
export async function sendSignUp(
  page: Page,
  { t, forms }: Pick<IdentityWords, 't' | 'forms'>,
  person: Person,
): Promise<void> {
  await page.getByLabel(t.firstName).fill(person.firstName)
  await page.getByLabel(t.lastName).fill(person.lastName)
  await page.getByLabel(t.email, { exact: true }).fill(person.email)
  await choosePassword(page, { t, forms }, person.password)
  await page.getByRole('button', { name: t.createAccount }).click()
}

/** Signs in through the API. @returns the access token */
export const tokenOf = async (request: APIRequestContext, person: Person): Promise<string> =>
  (await beginSession(request, person)).token

async function beginSession(request: APIRequestContext, { email, password }: Person) {
  const answer = await request.post('/api/v1/user/session', { data: { email, password } })
  expect(answer.status()).toBe(200)
  // The contract has this type for anyone who has no second factor.
  return (await answer.json()) as { token: string; user: object }
}
