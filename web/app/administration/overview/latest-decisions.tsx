import { type AuditAction, type AuditEntry, listAudit } from '@qareeb/contract/audit'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { cardLinkStyle, NothingThere, OverviewCard } from './overview-card.tsx'

/** Decisions of platform administrators. */
const decisions = [
  'organization.verify',
  'organization.reject',
  'organization.changePlan',
  'organization.impersonate',
  'user.disable',
  'user.enable',
  'user.becomeAdmin',
  'task.retry',
] as const satisfies AuditAction[]

const most = 4

/** The latest decisions of the platform, with their subject and author. */
export function LatestDecisions() {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const { data } = useQueryOf(listAudit, { query: { action: [...decisions], outcome: 'done' } })
  return (
    <OverviewCard
      id="latest-decisions"
      title={o('latestDecisions')}
      action={
        <Link to={usePaths().adminAudit()} className={cardLinkStyle}>
          {t('audit')}
        </Link>
      }
    >
      {data?.items.length === 0 && <NothingThere>{o('noActsYet')}</NothingThere>}
      <ul aria-busy={!data} className="divide-y divide-line border-t border-line empty:hidden">
        {data?.items.slice(0, most).map((entry) => (
          <Act key={entry.id} entry={entry} />
        ))}
      </ul>
    </OverviewCard>
  )
}

function Act({ entry }: { entry: AuditEntry }) {
  const audit = usePhrases('audit')
  const { age } = useFormats()
  const now = useNow()
  const { action, organization, subject, actor, reason, happenedAt } = entry
  const about = organization?.name ?? null
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 text-sm sm:px-5">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="me-2 font-medium">{audit(`action.${action}`)}</span>
        <span className="text-ink-2">
          {about ? <BilingualText value={about} /> : subject?.name && <bdi>{subject.name}</bdi>}
          {(about || subject?.name) && ' · '}
          <bdi>{actor ? (actor.name ?? audit('erased')) : audit('nobody')}</bdi>
          {reason !== null && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </span>
      </p>
      <time dateTime={happenedAt} className="shrink-0 text-ink-3 tabular-nums">
        {age(happenedAt, now)}
      </time>
    </li>
  )
}
