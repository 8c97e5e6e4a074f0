import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** The two next pages: the jobs, and the offer for companies. */
export function WhereToStart() {
  const t = usePhrases('reading')
  const paths = usePaths()
  return (
    <section
      aria-labelledby="where-to-start"
      className="flex flex-wrap items-center justify-between gap-5 rounded-l border border-line bg-surface p-6 sm:p-8"
    >
      <div>
        <h2 id="where-to-start" className="text-xl font-semibold">
          {t('joinTitle')}
        </h2>
        <p className="mt-1 text-ink-2">{t('joinText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.search()} className={buttonStyle({})}>
          {t('searchJobs')}
        </Link>
        <Link to={paths.page('partner')} className={buttonStyle({ kind: 'outline' })}>
          {t('forCompanies')}
        </Link>
      </div>
    </section>
  )
}
