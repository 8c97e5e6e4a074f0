import type { Plan } from '@qareeb/contract/job-ads'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Notice } from '../../ui/notice.tsx'
import type { NotTaken } from './begin-with.ts'

/** Says above the form which parts of a stored ad it does not begin with, and why. */
export function NotTakenNotices({ notTaken, plan }: { notTaken: NotTaken; plan: Plan }) {
  const t = usePhrases('jobAdForm')
  const { adType, deadline } = notTaken
  return (
    <>
      {adType && (
        <Notice>{t('typeLowered', { type: t(`adType.${adType}`), plan: t(`adType.${plan}`) })}</Notice>
      )}
      {deadline && <Notice>{t('deadlineLeftOut', { date: formatDate(deadline) })}</Notice>}
    </>
  )
}
