import type { APIRequestContext } from '@playwright/test'
import { platform } from './administration-words.ts'
import { expect } from './journey.ts'
import { tokenOf } from './people.ts'
import { type Employer, registerEmployer } from './teams.ts'

/** Somebody whose company is verified, and its branches. */
export type Publisher = Employer & { headers: Record<string, string>; branches: string[] }

const places = { olaya: { lat: 24.6911, lng: 46.6853 }, malqa: { lat: 24.8103, lng: 46.6158 } }

/** Adds a branch through the API. @returns its id */
export async function addBranch(
  request: APIRequestContext,
  headers: Record<string, string>,
  name = 'Olaya branch',
): Promise<string> {
  const data = {
    name: { ar: null, en: name },
    address: { ar: null, en: `King Fahd Road, ${name}` },
    shortNationalAddress: null,
    // Other journeys choose between the branches of an ad, which need a place each.
    ...(name === 'Malqa branch' ? places.malqa : places.olaya),
  }
  const answer = await request.post('/api/v1/organization-location', { headers, data })
  expect(answer.status()).toBe(201)
  // The contract has this type.
  return ((await answer.json()) as { id: string }).id
}

/** Registers somebody with a company that has one branch or none, and which the platform has verified. */
export async function addPublisher(
  request: APIRequestContext,
  locale: 'ar' | 'en',
  { hasBranch = true } = {},
): Promise<Publisher> {
  const employer = await registerEmployer(request, locale)
  const headers = { authorization: `Bearer ${employer.token}` }
  const branches = hasBranch ? [await addBranch(request, headers)] : []
  await verify(request, headers)
  return { ...employer, headers, branches }
}

/** The platform verifies the company of somebody. */
export async function verify(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  // The answer has the shape that the contract states.
  const { id } = (await (await request.get('/api/v1/organization', { headers })).json()) as { id: string }
  const verified = await request.patch(`/api/v1/organization?organizationId=${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(request, platform)}` },
    data: { verificationStatus: 'verified' },
  })
  expect(verified.status()).toBe(200)
}

type Words = { title: string; description: string }

/** Content that can be published, as the form sends it. */
export const contentOf = (branches: string[], locale: 'ar' | 'en', { title, description }: Words) => {
  const written = (text: string) => ({ ar: null, en: null, [locale]: text })
  return {
    title: written(title),
    description: written(`<p>${description}</p>`),
    category: 'finance',
    workMode: 'onsite',
    employmentType: 'full-time',
    contractType: null,
    seniority: null,
    pay: { min: 6000, max: 8000, currency: 'SAR', period: 'monthly' },
    locationIds: branches,
    deadline: null,
    openings: null,
    benefits: [],
    benefitsText: { ar: null, en: null },
    requirements: {
      skills: [],
      experienceYears: null,
      education: null,
      languages: [],
      weeklyHours: null,
      shifts: [],
      onsiteDays: null,
    },
    contact: { name: null, email: 'huda@oasis.example', phone: null },
    adType: 'free',
  }
}

/** An ad as its team reads it, as far as journeys look at it. */
export type StoredAd = { id: string; version: number; state: string; content: ReturnType<typeof contentOf> }

/** Stores an ad through the API. @param status opens it at once */
export async function addAd(
  request: APIRequestContext,
  { headers }: Pick<Publisher, 'headers'>,
  { content, status }: { content: object; status?: 'published' },
): Promise<StoredAd> {
  const answer = await request.post('/api/v1/job-ad', {
    headers,
    data: { content, ...(status && { status }) },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  // The contract has this type.
  return (await answer.json()) as StoredAd
}

/** The ad as it is stored now. */
export async function readAd(
  request: APIRequestContext,
  { headers }: Pick<Publisher, 'headers'>,
  id: string,
): Promise<StoredAd> {
  const answer = await request.get(`/api/v1/job-ad/dashboard/${id}`, { headers })
  // The contract has this type for an ad of one's own company.
  return ((await answer.json()) as { team: StoredAd }).team
}
