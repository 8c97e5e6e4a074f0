import arabic from '@qareeb/content/ar/pages/faq.md?raw'
import english from '@qareeb/content/en/pages/faq.md?raw'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { Html } from '../html.tsx'
import { limitValues } from '../limit-values.server.ts'
import { readPageText } from '../page-text.server.ts'
import { siteValues } from '../site-values.server.ts'
import { faqData } from './faq-data.server.ts'
import { FaqGroup } from './faq-group.tsx'
import { FaqSearch } from './faq-search.tsx'
import { findQuestions } from './find-questions.ts'
import { useAnswers } from './use-answers.ts'
import { useOpenNamed } from './use-open-named.ts'

export const handle = routeHandle({ phrases: ['faq'] })

/** The questions of `content/<locale>/pages/faq.md` with the prices and limits that hold. */
export const loader = pageLoader(async ({ locale, site, phrases, url, isStep }) => {
  const values = { ...siteValues(site, locale), ...limitValues(locale, phrases) }
  const asked = url.searchParams.get('q') ?? ''
  // Where some are asked for, the markup has no others.
  const { title, introduction, sections } = readPageText({ ar: arabic, en: english }[locale], {
    values,
    isStep: isStep || asked !== '',
  })
  return {
    head: { title, description: phrases('faq')('description'), jsonLd: faqData(sections, locale) },
    title,
    introduction,
    sections,
    asked,
  }
})

export const meta = pageMeta

/** Questions in groups, found by their words; each has an address of its own. */
export default function FaqPage() {
  const { title, introduction, sections, asked } = useLoaderData<typeof loader>()
  useOpenNamed()
  const [typed, setTyped] = useState(asked)
  const groups = findQuestions(useAnswers(sections), typed)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 lg:py-16">
      <h1 className="text-3xl font-semibold sm:text-4xl">{title}</h1>
      <Html text={introduction} className="mt-4 text-lg text-ink-2" />
      <FaqSearch typed={typed} onType={setTyped} count={count} />
      {groups.map((group) => (
        <FaqGroup key={group.title} group={group} areOpen={typed.trim() !== ''} />
      ))}
    </div>
  )
}
