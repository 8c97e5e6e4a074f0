import type { AuditAction, AuditEntry } from '@qareeb/contract/audit'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'
import { sentenceOf } from './detail-words.ts'

type EventLineProps = {
  event: Pick<AuditEntry, 'happenedAt' | 'outcome' | 'details' | 'reason'> & { action: AuditAction }
  /** The object of the act, as a link. */
  object?: ReactNode
  /** How often it was done one after another, the last time at that moment. */
  times?: number
  /** The actor, and the other parts of the line under the act. */
  children: ReactNode
  /** Details on request. */
  more?: ReactNode
}

/** One entry of a log: the act, then its actor and time. */
export function EventLine({ event, object, times = 1, children, more }: EventLineProps) {
  const t = usePhrases('audit')
  const errors = usePhrases('errors')
  const { moment } = useFormats()
  const { action, outcome, details, reason, happenedAt } = event
  return (
    <div className="px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          {action === 'organizationLocation.import' && typeof details['written'] === 'number'
            ? t('importedBranches', { count: details['written'] })
            : t(`action.${action}`)}
        </span>
        {object}
        {outcome === 'refused' && <Badge tone="warn">{t('refused')}</Badge>}
        {details['impersonating'] === true && action !== 'request.make' && (
          <Badge tone="warn">{t('impersonating')}</Badge>
        )}
        {times > 1 && <Badge>{t('times', { count: times })}</Badge>}
        <time dateTime={happenedAt} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(happenedAt)}
        </time>
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">{children}</p>
      {typeof details['code'] === 'string' && (
        <p className="text-sm wrap-anywhere text-ink-2">{sentenceOf(details['code'], { errors })}</p>
      )}
      {reason !== null && (
        <p className="mt-1 text-sm wrap-anywhere">
          {t('reason')} <bdi>{reason}</bdi>
        </p>
      )}
      {more}
    </div>
  )
}
