import type { Applicant } from '@qareeb/contract/candidates/applicants'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import { stateAcrossAds, StateBadge } from '../list/state-badge.tsx'

/** A person with the applications to the company, each of which opens. */
export function ApplicantCard({ applicant }: { applicant: Applicant }) {
  const t = usePhrases('candidates')
  const { id, name, email, phone, confirmed } = applicant
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex items-start gap-3">
        <InitialsLogo colorKey={id} name={name} isRound className="size-10 text-sm" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2">
            <h2 className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            {!confirmed && <Badge>{t('unconfirmed')}</Badge>}
          </div>
          <div className="flex flex-wrap gap-x-4 text-[0.8125rem] leading-5 text-ink-3">
            {email && (
              <bdi dir="ltr" className="wrap-anywhere">
                {email}
              </bdi>
            )}
            {phone && (
              <bdi dir="ltr" className="tabular-nums">
                {phone}
              </bdi>
            )}
          </div>
        </div>
      </div>
      <Applications applicant={applicant} />
    </li>
  )
}

/** Applications that are shown before somebody asks for more. */
const shownAtOnce = 3

function Applications({ applicant: { applications, applicationCount } }: { applicant: Applicant }) {
  const t = usePhrases('applicants')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useFocusWhenReplaced(isWhole, () => list.current?.children[shownAtOnce]?.querySelector('a')?.focus())
  const shown = isWhole ? applications : applications.slice(0, shownAtOnce)
  const more = applicationCount - shown.length
  return (
    <div className="max-lg:ps-13">
      <ul ref={list} className="grid gap-1">
        {shown.map((application) => (
          <ApplicationLine key={application.candidateId} application={application} />
        ))}
      </ul>
      {more > 0 &&
        (isWhole ? (
          <p className="text-[0.8125rem] text-ink-3">{t('moreApplications', { count: more })}</p>
        ) : (
          <Button kind="quiet" size="small" className="-ms-3" onClick={() => setIsWhole(true)}>
            {t('moreApplications', { count: more })}
          </Button>
        ))}
    </div>
  )
}

function ApplicationLine({ application }: { application: Applicant['applications'][number] }) {
  const t = usePhrases('applicants')
  const paths = usePaths()
  const today = useToday()
  const { candidateId, jobAdId, title, appliedAt, promisedOn } = application
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto_7rem]">
      <Link
        to={paths.dashboardJobAd(jobAdId, { candidate: candidateId })}
        className="inline-flex min-h-8 min-w-0 items-center text-brand underline-offset-4 hover:underline max-sm:min-h-11"
      >
        <BilingualText value={title} />
      </Link>
      <span className="text-[0.8125rem] text-ink-3 tabular-nums">{formatDate(appliedAt)}</span>
      <span>
        <StateBadge state={stateAcrossAds(application)} />
      </span>
      {promisedOn !== null && (
        <span
          className={cx('col-span-full text-[0.8125rem]', promisedOn < today ? 'text-danger' : 'text-ink-2')}
        >
          {t('promisedOn', { date: formatDate(promisedOn) })}
        </span>
      )}
    </li>
  )
}
