import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { CalendarCheck } from 'lucide-react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Notice } from '../ui/notice.tsx'

/** The answer in a sentence: the promised day and who watches over it, else the usual time, else whether it was opened. */
export function NextStep({ application }: { application: ApplicationRow }) {
  const t = usePhrases('applications')
  const text = useNextStep(application)
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

/** The same sentence as text; null for an application that waits for nothing. */
export function useNextStep({
  stage,
  promisedOn,
  isOverdue,
  usualAnswerDays,
  openedAt,
}: ApplicationRow): string | null {
  const t = usePhrases('applications')
  if (stage === 'hired' || stage === 'rejected' || stage === 'withdrawn') return null
  if (promisedOn !== null) return t(isOverdue ? 'overdue' : 'promised', { date: formatDate(promisedOn) })
  if (usualAnswerDays !== null) return t('usual', { count: usualAnswerDays })
  return t(openedAt === null ? 'notOpened' : 'nextOpened')
}
