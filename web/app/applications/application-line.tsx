import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { formatDate } from '../i18n/dates.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { StageBadge } from './stage-badge.tsx'

/** One application in the list; the whole line opens it. */
export function ApplicationLine({ application, isOpen }: { application: ApplicationRow; isOpen: boolean }) {
  const t = usePhrases('applications')
  const { id, jobAd, stage, appliedAt, waitingDays } = application
  return (
    <Link
      to={usePaths().applications(id)}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={cx('grid gap-1 px-4 py-3 hover:bg-canvas', isOpen && 'lg:bg-brand-soft')}
    >
      <span className="flex items-start justify-between gap-3">
        <BilingualText value={jobAd.title} className="font-semibold wrap-anywhere" />
        <StageBadge stage={stage} />
      </span>
      <BilingualText value={jobAd.organization.name} className="text-sm text-ink-2" />
      <span className="flex flex-wrap justify-between gap-x-3 text-[0.8125rem] text-ink-3">
        <span>{formatDate(appliedAt)}</span>
        {waitingDays !== null && <span>{t('waiting', { count: waitingDays })}</span>}
      </span>
    </Link>
  )
}
