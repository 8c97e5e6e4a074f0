import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'

/** Leads companies to publishing; guests register as a company first. */
export function CompanyBand() {
  const t = usePhrases('home')
  const shell = usePhrases('shell')
  const paths = usePaths()
  const style = buttonStyle({ kind: 'outline' })
  return (
    <section
      aria-labelledby="companies"
      className="flex flex-wrap items-center justify-between gap-4 rounded-l border border-line bg-surface p-5 sm:p-8"
    >
      <div className="min-w-0">
        <h2 id="companies" className="text-xl font-semibold">
          {t('companies')}
        </h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">{t('companiesText')}</p>
      </div>
      <Link
        to={paths.register({ type: 'company', returnTo: paths.jobAdForm() })}
        className={cx(style, 'for-guests')}
      >
        {shell('publishJobAd')}
      </Link>
      <Link to={paths.jobAdForm()} className={cx(style, 'for-users')}>
        {shell('publishJobAd')}
      </Link>
    </section>
  )
}
