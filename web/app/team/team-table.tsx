import type { Team, TeamUser } from '@qareeb/contract/team'
import type { ReactNode } from 'react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { MemberActions } from './member-actions.tsx'
import { PendingActions } from './pending-actions.tsx'
import { type LineProps, nameOf } from './team-line.ts'
import type { TeamRights } from './use-team-rights.ts'

type TeamTableProps = { team: Team; rights: TeamRights; onChanged: () => void }

/** Members and invitations: a table on wide screens, on phones each line a card. */
export function TeamTable({ team: { items, counts }, rights, onChanged }: TeamTableProps) {
  const t = usePhrases('team')
  return (
    <table className="block w-full rounded-l border border-line bg-surface text-start lg:table">
      <thead className="sr-only lg:not-sr-only">
        <tr className="text-sm text-ink-3 [&>th]:px-4 [&>th]:py-3 [&>th]:text-start [&>th]:font-medium">
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('phone')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {items.map((user) => (
          <Line
            key={user.id}
            user={user}
            isLastAdmin={isLastAdmin(user, counts)}
            rights={rights}
            onChanged={onChanged}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The server decides under a lock; this says it beforehand. */
const isLastAdmin = ({ state, role }: TeamUser, { admins }: Team['counts']) =>
  state === 'active' && role === 'ADMIN' && admins === 1

const cell = 'block lg:table-cell lg:px-4 lg:py-3 lg:align-middle'

function Line(line: LineProps) {
  const t = usePhrases('team')
  const { user } = line
  return (
    <tr className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-4 last:border-0 lg:table-row lg:border-t lg:border-b-0 lg:p-0">
      <td className={`${cell} w-full lg:w-auto`}>
        <Who user={user} />
      </td>
      <td className={`${cell} text-sm text-ink-2`}>
        {user.phone ? (
          <a href={`tel:${user.phone}`} className="underline-offset-4 hover:underline">
            <bdi dir="ltr">{user.phone}</bdi>
          </a>
        ) : (
          <span className="hidden text-ink-3 lg:inline">{t('noPhone')}</span>
        )}
      </td>
      <td className={`${cell} text-sm`}>{t(`role.${user.role}`)}</td>
      <td className={cell}>
        <State user={user} />
      </td>
      <td className={`${cell} w-full lg:w-auto lg:text-end`}>
        {user.state === 'pending' ? <PendingActions {...line} /> : <MemberActions {...line} />}
      </td>
    </tr>
  )
}

function Who({ user }: { user: TeamUser }) {
  const t = usePhrases('team')
  return (
    <div className="flex items-center gap-3">
      <InitialsLogo
        isRound
        colorKey={user.id}
        name={user.firstName}
        imageUrl={user.avatarUrl}
        className="size-10 text-base"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi className="wrap-anywhere">{nameOf(user)}</bdi>
          {user.isYou && <Badge tone="accent">{t('you')}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi dir="ltr">{user.email}</bdi>
        </p>
      </div>
    </div>
  )
}

function State({ user: { invitation, joinedAt } }: { user: TeamUser }) {
  const t = usePhrases('team')
  if (!invitation)
    return (
      <Fact badge={<Badge tone="good">{t('state.active')}</Badge>}>
        {joinedAt && t('joined', { date: formatDate(joinedAt) })}
      </Fact>
    )
  const until = formatDate(invitation.expiresAt)
  return invitation.isExpired ? (
    <Fact badge={<Badge tone="bad">{t('state.expired')}</Badge>}>
      {t('invitationEnded', { date: until })}
    </Fact>
  ) : (
    <Fact badge={<Badge tone="warn">{t('state.pending')}</Badge>}>
      {t('invitedOn', { date: formatDate(invitation.sentAt), until })}
    </Fact>
  )
}

const Fact = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <>
    {badge}
    <span className="mt-0.5 block text-[0.8125rem] leading-5 text-ink-3">{children}</span>
  </>
)
