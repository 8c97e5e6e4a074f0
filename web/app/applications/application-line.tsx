import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { CalendarClock, Clock, Hourglass, Mail, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { SentTo } from './sent-to.tsx'
import { StageBadge } from './stage-badge.tsx'
import { StageBars } from './stages.tsx'

type ApplicationLineProps = {
  application: ApplicationRow
  isOpen: boolean
  /** On phones its steps stand under it. */
  isOnTop: boolean
  group: string | undefined
}

/** One application in the list; the whole line opens it. */
export function ApplicationLine({ application, isOpen, isOnTop, group }: ApplicationLineProps) {
  const t = usePhrases('applications')
  const locale = useLocale()
  const { id, jobAd, location, stage, waitingDays } = application
  return (
    <Link
      to={usePaths().applications(id, group)}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'flex gap-3 border-s-4 border-transparent py-3.5 ps-3 pe-4 hover:bg-canvas',
        isOpen && 'lg:border-brand lg:bg-brand-soft',
      )}
    >
      <InitialsLogo
        colorKey={jobAd.organization.id}
        name={readIn(locale, jobAd.organization.name).text}
        imageUrl={jobAd.organization.logoUrl}
        className="size-11"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <BilingualText value={jobAd.title} className="justify-self-start font-semibold wrap-anywhere" />
        <span className="text-sm text-ink-2">
          <SentTo jobAd={jobAd} location={location} />
        </span>
        <span className={cx(isOnTop && 'max-sm:hidden')}>
          <Expectation application={application} />
        </span>
      </span>
      <span className="grid shrink-0 content-start justify-items-end gap-1.5 text-[0.8125rem] text-ink-2">
        <StageBadge stage={stage} />
        {waitingDays === null ? (
          <span>{formatDate(endOf(application))}</span>
        ) : (
          <span className={cx('grid justify-items-end gap-1.5', isOnTop && 'max-sm:hidden')}>
            <StageBars application={application} />
            <span>{t('waiting', { count: waitingDays })}</span>
          </span>
        )}
      </span>
    </Link>
  )
}

const endOf = ({ withdrawnAt, decidedAt, adEnd, appliedAt }: ApplicationRow) =>
  withdrawnAt ?? adEnd?.at ?? decidedAt ?? appliedAt

/** When an answer is due, in a few words: the promised day, else the usual time; amber once that is over. */
function Expectation({ application }: { application: ApplicationRow }) {
  const t = usePhrases('applications')
  const { promisedOn, isOverdue, waitingDays, usualAnswerDays, openedAt, mayApplyAgain } = application
  if (mayApplyAgain) return <Words icon={<RotateCcw aria-hidden />}>{t('mayApplyAgain')}</Words>
  if (waitingDays === null) return null
  if (promisedOn)
    return (
      <Words icon={<CalendarClock aria-hidden />} isLate={isOverdue}>
        {t('answerBy', { date: formatDate(promisedOn) })}
      </Words>
    )
  if (usualAnswerDays === null)
    return openedAt ? null : <Words icon={<Mail aria-hidden />}>{t('notOpenedShort')}</Words>
  if (waitingDays > usualAnswerDays)
    return (
      <Words icon={<Hourglass aria-hidden />} isLate>
        {t('longerThanUsual', { count: usualAnswerDays })}
      </Words>
    )
  return <Words icon={<Clock aria-hidden />}>{t('usualShort', { count: usualAnswerDays })}</Words>
}

type WordsProps = { icon: ReactNode; isLate?: boolean; children: string }

const Words = ({ icon, isLate = false, children }: WordsProps) => (
  <span
    className={cx(
      'flex items-center gap-1.5 text-[0.8125rem] [&>svg]:size-4 [&>svg]:shrink-0',
      isLate ? 'text-warn' : 'text-ink-2',
    )}
  >
    {icon}
    {children}
  </span>
)
