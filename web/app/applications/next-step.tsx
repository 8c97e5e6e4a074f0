import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { CalendarCheck } from 'lucide-react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Notice } from '../ui/notice.tsx'

/**
 * The answer in a sentence: how the ad ended, else the promised day and who watches over it, else the usual time, else
 * whether it was opened.
 */
export function NextStep({ application }: { application: ApplicationRow }) {
  const t = usePhrases('applications')
  const text = useNextStep(application)
  if (application.adEnd !== null) return <AdEnd end={application.adEnd} />
  if (text === null) return null
  if (application.isOverdue) return <Notice>{text}</Notice>
  if (application.promisedOn !== null)
    return (
      <div className="flex gap-3 rounded-m bg-brand-soft px-4 py-2.5 text-sm text-brand-strong">
        <CalendarCheck className="mt-0.5 size-4 shrink-0" aria-hidden />
        <p>
          <strong className="block font-semibold">{text}</strong>
          {t('promiseKept')}
        </p>
      </div>
    )
  return <p className="rounded-m bg-info-soft px-4 py-2.5 text-sm text-info">{text}</p>
}

/** When and how the ad ended, as the mail said it, and that nothing more is to be awaited. */
function AdEnd({ end: { at, isExpired, outcome, message } }: { end: NonNullable<ApplicationRow['adEnd']> }) {
  const t = usePhrases('applications')
  const words = message ?? (outcome && t(`outcome.${outcome}`))
  return (
    <div className="grid gap-1 rounded-m bg-sunken px-4 py-2.5 text-sm">
      <strong className="font-semibold">
        {t(isExpired ? 'adExpired' : 'adClosed', { date: formatDate(at) })}
      </strong>
      {words && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
      <p className="text-ink-2">{t(isExpired ? 'adExpiredNext' : 'adClosedNext')}</p>
    </div>
  )
}

/** The sentence of an application that waits; null for one that waits for nothing. */
function useNextStep({
  waitingDays,
  promisedOn,
  isOverdue,
  usualAnswerDays,
  openedAt,
}: ApplicationRow): string | null {
  const t = usePhrases('applications')
  if (waitingDays === null) return null
  if (promisedOn !== null) return t(isOverdue ? 'overdue' : 'promised', { date: formatDate(promisedOn) })
  if (usualAnswerDays !== null) return t('usual', { count: usualAnswerDays })
  return t(openedAt === null ? 'notOpened' : 'nextOpened')
}
