import type { JobAdList } from '@qareeb/contract/search/job-ad-list'

/** Pages of text, by their paths. */
const readingPages = ['about', 'partner', 'faq', 'blog', 'account-deletion-manual'] as const

type PageName = 'home' | 'search' | 'job' | (typeof readingPages)[number]

export type MeasuredPage = { name: PageName; locale: 'ar' | 'en'; url: string }

/** The least that Lighthouse has to say of a page, of 100. */
const usual = 95
const budgets: Partial<Record<PageName, number>> = { search: 90 }

export const budgetOf = ({ name }: MeasuredPage): number => budgets[name] ?? usual

/** The pages that most people open first, in both languages; the job is the newest on-site one in Riyadh. */
export async function findPages(siteUrl: string): Promise<MeasuredPage[]> {
  const answer = await fetch(`${siteUrl}/api/v1/job-ad?city=riyadh&workMode=onsite&uncounted=true`)
  // The answer has the shape that the contract states.
  const { items } = (await answer.json()) as JobAdList
  const ad = items.find(({ slugs }) => slugs.ar !== null && slugs.en !== null)
  if (!ad) throw new Error('No ad on the first page is written in both languages; the demo data lack one.')
  return (['ar', 'en'] as const).flatMap((locale) => {
    const root = `${siteUrl}${locale === 'en' ? '/en' : ''}`
    return [
      { name: 'home', locale, url: root || siteUrl },
      { name: 'search', locale, url: `${root}/search?city=riyadh` },
      { name: 'job', locale, url: `${root}/job/${encodeURIComponent(ad.slugs[locale] ?? '')}` },
      ...readingPages.map((name) => ({ name, locale, url: `${root}/${name}` })),
    ] as const
  })
}
