import arabic from '@qareeb/content/ar/pages/about.md?raw'
import english from '@qareeb/content/en/pages/about.md?raw'
import { useLoaderData } from 'react-router'
import { HeroBackdrop } from '../../home/hero-backdrop.tsx'
import { TrustStrip } from '../../home/trust-strip.tsx'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { Html } from '../html.tsx'
import { readPageText } from '../page-text.server.ts'
import { siteValues } from '../site-values.server.ts'
import { aboutData } from './about-data.server.ts'
import { Story } from './story.tsx'
import { WhereToStart } from './where-to-start.tsx'

export const handle = routeHandle({ phrases: ['reading', 'home'] })

/** The text of the page, which an operator edits in `content/<locale>/pages/about.md`. */
export const loader = pageLoader(async ({ locale, site, phrases, paths, isStep }) => {
  const values = siteValues(site, locale)
  const { title, introduction, sections } = readPageText({ ar: arabic, en: english }[locale], {
    values,
    isStep,
  })
  const t = phrases('reading')
  const description = t('aboutDescription', { name: site.name[locale] })
  const url = site.origin + paths.page('about')
  return {
    head: { title, description, jsonLd: aboutData({ site, locale, url, title, description }) },
    title,
    introduction,
    sections,
  }
})

export const meta = pageMeta

export default function AboutPage() {
  const { title, introduction, sections } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="relative isolate px-4 pt-14 pb-12 text-center sm:px-6 sm:pt-20">
        <HeroBackdrop />
        <h1 className="mx-auto max-w-4xl text-[clamp(1.875rem,5vw,3.25rem)] leading-[1.3] font-semibold">
          {title}
        </h1>
        <Html text={introduction} className="mx-auto mt-5 max-w-2xl text-lg text-balance text-ink-2" />
      </header>
      <div className="mx-auto w-full max-w-6xl space-y-16 px-4 pb-20 sm:px-6 sm:space-y-20">
        <Story sections={sections} />
        <TrustStrip />
        <WhereToStart />
      </div>
    </>
  )
}
