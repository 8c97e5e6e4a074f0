import type { OrganizationSummary } from '@qareeb/contract/job-ads'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'

/** The hiring company, its details, and its other ads. */
export function AdCompany({ organization }: { organization: OrganizationSummary }) {
  const t = usePhrases('jobPage')
  const jobAds = usePhrases('jobAds')
  const paths = usePaths()
  const { id, name, logoUrl, verified } = organization

  return (
    <section
      id="company"
      aria-labelledby="company-title"
      className="ad-box flex scroll-mt-20 flex-wrap items-center gap-4"
    >
      <InitialsLogo
        colorKey={id}
        name={readIn(useLocale(), name).text}
        imageUrl={logoUrl}
        className="size-14"
      />
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="company-title" className="text-lg font-semibold">
          <CompanyName organization={organization} />
          {verified && (
            <span className="-ms-5 inline-block align-[-0.15em]">
              <VerifiedMark label={jobAds('verifiedCompany')} />
            </span>
          )}
        </h2>
        <Verification organization={organization} />
      </div>
      <Link to={paths.search({ organization: id })} className={buttonStyle({ kind: 'outline' })}>
        {t('companyAds')}
      </Link>
    </section>
  )
}

/**
 * Verified companies have a page of their own. The room of their mark belongs to the last word, which it therefore
 * follows to the next line.
 */
function CompanyName({ organization: { slug, name, verified } }: { organization: OrganizationSummary }) {
  const paths = usePaths()
  const text = <BilingualText value={name} className="wrap-anywhere" />
  if (!verified) return text
  return (
    <Link to={paths.company(slug)} className="rounded-s py-1.5 pe-6 hover:text-brand hover:underline">
      {text}
    </Link>
  )
}

function Verification({ organization: { verified, verifiedAt } }: { organization: OrganizationSummary }) {
  const t = usePhrases('jobPage')
  if (!verified) return <p className="mt-1 text-sm text-ink-2">{t('notVerified')}</p>

  return (
    <p className="mt-1 text-sm text-ink-2">
      {verifiedAt && <span className="block">{t('verifiedSince', { date: formatDate(verifiedAt) })}</span>}
      {t('verifiedMeaning')}
    </p>
  )
}
