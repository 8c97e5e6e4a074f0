import type { AnswerRate } from '@qareeb/contract/candidates/answer-rate'
import type { OrganizationSummary } from '@qareeb/contract/job-ads'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { AnswerRateNote } from './answer-rate-note.tsx'

type CompanyIntroductionProps = {
  organization: OrganizationSummary
  openAds: number
  answerRate: AnswerRate | null
}

/** The company and its details. */
export function CompanyIntroduction({ organization, openAds, answerRate }: CompanyIntroductionProps) {
  const t = usePhrases('organizationPage')
  const paths = usePaths()
  const { id, name, logoUrl } = organization
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5 rounded-l border border-line bg-surface p-5 sm:p-8">
      <InitialsLogo
        colorKey={id}
        name={readIn(useLocale(), name).text}
        imageUrl={logoUrl}
        className="size-16 text-2xl sm:size-20"
      />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-2xl leading-snug font-semibold wrap-anywhere sm:text-[2rem]">
          <BilingualText value={name} />
        </h1>
        <Verification organization={organization} />
        {answerRate && <AnswerRateNote rate={answerRate} />}
      </div>
      {openAds > 0 && (
        <Link to={paths.search({ organization: id })} className={buttonStyle({ kind: 'outline' })}>
          {t('allAds')}
        </Link>
      )}
    </header>
  )
}

function Verification({ organization: { verified, verifiedAt } }: { organization: OrganizationSummary }) {
  const t = usePhrases('organizationPage')
  if (!verified) return <p className="mt-1 text-ink-2">{t('notVerified')}</p>
  return (
    <p className="mt-1 text-ink-2">
      {verifiedAt && (
        <span className="flex items-center gap-1.5 font-medium text-brand">
          <BadgeCheck className="size-5 shrink-0" aria-hidden />
          {t('verifiedSince', { date: formatDate(verifiedAt) })}
        </span>
      )}
      {t('verifiedMeaning')}
    </p>
  )
}
