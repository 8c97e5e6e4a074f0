import type { JobAdCard as ListedAd } from '@qareeb/contract/job-ads'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { JobAdCard } from '../card/job-ad-card.tsx'

type VacancyCardProps = { jobAd: ListedAd; now: Date; isOwn: boolean }

/** A job near a branch; one of the company itself is marked, and links to its candidates. */
export function VacancyCard({ jobAd, now, isOwn }: VacancyCardProps) {
  const t = usePhrases('vacancies')
  const paths = usePaths()
  return (
    <>
      <JobAdCard jobAd={jobAd} now={now} />
      {isOwn && (
        <div className="@container">
          {/* Under the texts of the card, which begin behind its logo. */}
          <p className="flex flex-wrap items-center gap-x-3 ps-[4.5rem] pe-4 pb-3 text-sm @min-[29rem]:ps-20">
            <Badge tone="info">{t('own')}</Badge>
            <Link to={paths.dashboardJobAd(jobAd.id)} className="roomy text-brand hover:underline">
              {t('toCandidates')}
            </Link>
          </p>
        </div>
      )}
    </>
  )
}
