import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import type { JobAdList } from '@qareeb/contract/search/job-ad-list'

/** Pages of text, by their paths. */
const readingPages = ['about', 'partner', 'faq', 'blog', 'account-deletion-manual'] as const

type PageName = 'home' | 'search' | 'job' | 'company' | 'post' | (typeof readingPages)[number]

export type MeasuredPage = { name: PageName; locale: 'ar' | 'en'; url: string }

/**
 * The pages that most people open first, in both languages. The job is the newest on-site one in Riyadh that is written
 * in both, the company is its company, and the post is the newest one.
 */
export async function findPages(siteUrl: string): Promise<MeasuredPage[]> {
  const ad = await findAd(siteUrl)
  const pages = (['ar', 'en'] as const).map(async (locale): Promise<MeasuredPage[]> => {
    const root = `${siteUrl}${locale === 'en' ? '/en' : ''}`
    const slug = encodeURIComponent(ad.slugs[locale] ?? '')
    return [
      { name: 'home', locale, url: root },
      { name: 'search', locale, url: `${root}/search?city=riyadh` },
      { name: 'job', locale, url: `${root}/job/${slug}` },
      { name: 'company', locale, url: root + (await findLink(`${root}/job/${slug}`, /\/companies\/[^"?]+/)) },
      { name: 'post', locale, url: root + (await findLink(`${root}/blog/rss.xml`, /\/blog\/(?!rss)[^<]+/)) },
      ...readingPages.map((name) => ({ name, locale, url: `${root}/${name}` })),
    ]
  })
  return (await Promise.all(pages)).flat()
}

async function findAd(siteUrl: string): Promise<ListedJobAd> {
  const answer = await fetch(`${siteUrl}/api/v1/job-ad?city=riyadh&workMode=onsite&uncounted=true`)
  // The answer has the shape that the contract states.
  const { items } = (await answer.json()) as JobAdList
  const ad = items.find(({ slugs }) => slugs.ar !== null && slugs.en !== null)
  if (!ad) throw new Error('No ad on the first page is written in both languages; the demo data lack one.')
  return ad
}

/** The first address in a document that has the form of `pattern`. */
async function findLink(document: string, pattern: RegExp): Promise<string> {
  const link = pattern.exec(await (await fetch(document)).text())?.[0]
  if (!link) throw new Error(`${document} links to no ${pattern.source}.`)
  return link
}
