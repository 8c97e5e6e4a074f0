import type { APIRequestContext } from '@playwright/test'
import { findJobAd, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { expect, test } from '../support/journey.ts'
import { findFaults } from './structured-data/find-faults.ts'

type Data = { '@type'?: string; [field: string]: unknown }

/** Fields that schema.org's readers need of each type; `a.b` stands in an object, `a[].b` in each of a list. */
const needed: Record<string, readonly string[]> = {
  AboutPage: ['name', 'url', 'mainEntity.name', 'mainEntity.url', 'mainEntity.contactPoint.email'],
  Service: ['name', 'url', 'provider.name', 'offers[].name', 'offers[].price', 'offers[].priceCurrency'],
  FAQPage: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
  Blog: ['name', 'url', 'blogPost[].headline', 'blogPost[].datePublished', 'blogPost[].url'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'author.name',
    'publisher.logo.url',
    'mainEntityOfPage',
  ],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization.name', 'baseSalary'],
  Organization: ['name', 'url'],
}

/** The type that a page has, by its path without the language. */
const typeOf = (path: string): string | undefined =>
  [
    ['/about', 'AboutPage'],
    ['/partner', 'Service'],
    ['/faq', 'FAQPage'],
    ['/blog/', 'BlogPosting'],
    ['/blog', 'Blog'],
    ['/job/', 'JobPosting'],
    ['/companies/', 'Organization'],
  ].find(([start]) => path.replace(/^\/en(?=\/)/, '').startsWith(start ?? ''))?.[1]

/** The values at a path of fields; undefined for a gap, once for each gap of a list. */
function read(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, step) => {
      const name = step.replace('[]', '')
      const found = values.map((value) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      )
      return step.endsWith('[]') ? found.flatMap((list) => (Array.isArray(list) ? list : [undefined])) : found
    },
    [data],
  )
}

const gapsOf = (data: Data) =>
  (needed[data['@type'] ?? ''] ?? ['@type']).filter((path) =>
    read(data, path).some((value) => value === undefined || value === null || value === ''),
  )

/** The statements in the head of a page about it and its twin. */
async function headOf(request: APIRequestContext, address: string) {
  const { pathname, search } = new URL(address)
  const answer = await request.get(pathname + search)
  expect(answer.status(), address).toBe(200)
  const html = (await answer.text()).replaceAll('&amp;', '&')
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return {
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(alternates.map(([, language, href]) => [language, href])),
    // Our own pages write it.
    data: script === undefined ? undefined : (JSON.parse(script) as Data),
  }
}

/** Addresses of all pages of text and posts, which the site map lists, of an ad, a company, searches, and the ways to sign in. */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const addressesIn = async (part: string) =>
    [...(await (await request.get(part)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) =>
      found.replaceAll('&amp;', '&'),
    )
  const pages = await addressesIn('/sitemaps/pages.xml')
  const companies = (await addressesIn('/sitemap.xml')).find((part) => part.includes('companies-')) ?? ''
  const company = (await addressesIn(new URL(companies).pathname)).slice(0, 2)
  // A few of the many, each beside its twin.
  const searches = (await addressesIn('/sitemaps/searches.xml'))
    .filter((_, index) => Math.floor(index / 2) % 9 === 0)
    .slice(0, 12)
  expect(searches.length).toBeGreaterThan(3)
  const ad = await findJobAd(request, isBilingual)
  const origin = new URL(pages[0] ?? '').origin
  const others = ['/login', '/register', '/forgot-password', '/search?city=riyadh']
  return [
    ...new Set([
      ...pages,
      ...company,
      ...searches,
      ...others.flatMap((path) => [origin + path, `${origin}/en${path}`]),
      origin + pathOf(ad, 'ar'),
      origin + pathOf(ad, 'en'),
    ]),
  ]
}

test(
  'each public page names itself and its twin, and has the structured data of its kind',
  { tag: '@alike' },
  async ({ request }) => {
    const addresses = await listAddresses(request)
    expect(addresses.length).toBeGreaterThan(25)
    for (const address of addresses) {
      const head = await headOf(request, address)
      expect(head.canonical, address).toBe(address)
      expect(head.title, address).toBeTruthy()
      expect(head.description, address).toBeTruthy()

      const { ar, en, 'x-default': unknown } = head.alternates
      expect([ar, en], address).toContain(address)
      expect(unknown, address).toBe(ar)
      // Its twin stands in the list too, and is held to the same.
      expect(addresses).toContain(address === ar ? en : ar)

      const type = typeOf(new URL(address).pathname)
      if (type === undefined) continue
      expect(head.data?.['@context'], address).toMatch(/^https:\/\/schema\.org\/?$/)
      expect(head.data?.['@type'], address).toBe(type)
      expect(gapsOf(head.data ?? {}), address).toEqual([])
      expect(findFaults(head.data ?? {}), address).toEqual([])
    }
  },
)

test('two pages never have the same title in one language', { tag: '@alike' }, async ({ request }) => {
  const pages = (await listAddresses(request)).filter((address) => !address.includes('/companies/'))
  const heads = await Promise.all(pages.map(async (address) => (await headOf(request, address)).title))
  expect(heads.filter((title, index) => heads.indexOf(title) !== index)).toEqual([])
})
