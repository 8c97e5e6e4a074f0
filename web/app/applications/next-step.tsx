import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Notice } from '../ui/notice.tsx'

/** One sentence about the answer: the promised day, else the usual time, else whether it was opened. */
export function NextStep({ application }: { application: ApplicationRow }) {
  const text = useNextStep(application)
  if (text === null) return null
  if (application.isOverdue) return <Notice>{text}</Notice>
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
