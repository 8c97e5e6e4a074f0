import arabic from '@qareeb/content/ar/pages/account-deletion-manual.md?raw'
import english from '@qareeb/content/en/pages/account-deletion-manual.md?raw'
import { Link, useLoaderData } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Html } from '../html.tsx'
import { readPageText } from '../page-text.server.ts'
import { pictureOf } from '../pictures.server.ts'
import { siteValues } from '../site-values.server.ts'
import { Steps } from './steps.tsx'

export const handle = routeHandle({ phrases: ['reading'] })

export const loader = pageLoader(async ({ locale, site, phrases, isStep }) => {
  const values = siteValues(site, locale)
  const text = readPageText({ ar: arabic, en: english }[locale], { values, isStep })
  return {
    head: { title: text.title, description: phrases('reading')('deletionDescription') },
    text,
    pictures: {
      'delete-account': pictureOf('delete-account', locale),
      'confirm-deletion': pictureOf('confirm-deletion', locale),
    },
  }
})

export const meta = pageMeta

/** How an account is deleted, step by step, for people who cannot find it or want to read the consequences. */
export default function AccountDeletionManualPage() {
  const t = usePhrases('reading')
  const paths = usePaths()
  const { text, pictures } = useLoaderData<typeof loader>()
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 lg:py-16">
      <h1 className="text-3xl font-semibold sm:text-4xl">{text.title}</h1>
      <Html text={text.introduction} className="mt-5 text-lg text-ink-2" />
      <Link to={paths.profile()} className={`${buttonStyle({ kind: 'outline' })} mt-6`}>
        {t('openProfile')}
      </Link>
      {text.sections.map((section) => (
        <section key={section.title} className="mt-12">
          <h2 className="text-2xl font-semibold">{section.title}</h2>
          <Html text={section} className="mt-3 text-ink-2" />
          {section.items.length > 0 && <Steps items={section.items} pictures={pictures} />}
        </section>
      ))}
    </article>
  )
}
