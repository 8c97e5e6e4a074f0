// Laid out as blocks on phones, a table is none any more for screen readers; its roles, given by name, keep it one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Team, TeamUser } from '@qareeb/contract/team'
import type { ReactNode } from 'react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { MemberActions } from './member-actions.tsx'
import { PendingActions } from './pending-actions.tsx'
import { type LineProps, nameOf } from './team-line.ts'
import type { TeamRights } from './use-team-rights.ts'

type TeamTableProps = { team: Team; rights: TeamRights }

/** Members and invitations: a table on wide screens, on phones each line a card. */
export function TeamTable({ team: { items, counts }, rights }: TeamTableProps) {
  const t = usePhrases('team')
  return (
    <table
      role="table"
      className="block w-full overflow-hidden rounded-l border border-line bg-surface text-start xl:table xl:border-separate xl:border-spacing-0"
    >
      <thead role="rowgroup" className="sr-only xl:not-sr-only">
        <tr
          role="row"
          className="text-sm text-ink-3 [&>th]:px-4 [&>th]:py-3 [&>th]:text-start [&>th]:font-medium [&>th]:whitespace-nowrap"
        >
          <th role="columnheader" scope="col">
            {t('name')}
          </th>
          <th role="columnheader" scope="col">
            {t('phone')}
          </th>
          <th role="columnheader" scope="col">
            {t('role')}
          </th>
          <th role="columnheader" scope="col">
            {t('state')}
          </th>
          <th role="columnheader" scope="col">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block xl:table-row-group">
        {items.map((user) => (
          <Line key={user.id} user={user} isLastAdmin={isLastAdmin(user, counts)} rights={rights} />
        ))}
      </tbody>
    </table>
  )
}

/** The server decides under a lock; this shows the reason before. */
const isLastAdmin = ({ state, role, disabled }: TeamUser, { admins }: Team['counts']) =>
  state === 'active' && role === 'ADMIN' && !disabled && admins === 1

const cell = 'block xl:table-cell xl:border-t xl:border-line xl:px-4 xl:py-3 xl:align-middle'

/** On phones a line of its own, whose values stand under each other. */
const labelled = 'max-xl:flex max-xl:w-full max-xl:gap-3'

function Line(line: LineProps) {
  const t = usePhrases('team')
  const { user } = line
  return (
    <tr
      role="row"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 xl:table-row"
    >
      <td role="cell" className={cx(cell, 'w-full xl:w-[38%]')}>
        <Who user={user} />
      </td>
      <td
        role="cell"
        className={cx(cell, 'text-sm whitespace-nowrap text-ink-2', user.phone ? labelled : 'max-xl:hidden')}
      >
        <PhoneLabel>{t('phone')}</PhoneLabel>
        {user.phone ? (
          <a href={`tel:${user.phone}`} className="underline-offset-4 hover:underline">
            <bdi dir="ltr">{user.phone}</bdi>
          </a>
        ) : (
          <>
            <span aria-hidden className="text-ink-3">
              —
            </span>
            <span className="sr-only">{t('noPhone')}</span>
          </>
        )}
      </td>
      <td role="cell" className={cx(cell, labelled, 'text-sm xl:whitespace-nowrap')}>
        <PhoneLabel>{t('role')}</PhoneLabel>
        {t(`role.${user.role}`)}
      </td>
      <td role="cell" className={cx(cell, labelled)}>
        <PhoneLabel>{t('state')}</PhoneLabel>
        <div className="min-w-0">
          <State user={user} />
        </div>
      </td>
      <td role="cell" className={cx(cell, 'w-full xl:w-auto xl:text-end')}>
        {user.state === 'pending' ? <PendingActions {...line} /> : <MemberActions {...line} />}
      </td>
    </tr>
  )
}

/** The name of a column beside its value, where no head of a table is seen; for screen readers the head has it. */
const PhoneLabel = ({ children }: { children: string }) => (
  <span aria-hidden className="w-26 shrink-0 text-sm text-ink-3 xl:hidden">
    {children}
  </span>
)

function Who({ user }: { user: TeamUser }) {
  const t = usePhrases('team')
  return (
    <div className="flex items-center gap-3">
      <InitialsLogo
        isRound
        colorKey={user.id}
        name={nameOf(user)}
        imageUrl={user.avatarUrl}
        className="size-10 text-base"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi className="wrap-anywhere">{nameOf(user)}</bdi>
          {user.isYou && <Badge tone="info">{t('you')}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi dir="ltr">{user.email}</bdi>
        </p>
      </div>
    </div>
  )
}

function State({ user: { invitation, joinedAt, disabled } }: { user: TeamUser }) {
  const t = usePhrases('team')
  if (!invitation)
    return (
      <Fact
        badge={
          <Badge tone={disabled ? 'bad' : 'good'}>{t(disabled ? 'state.disabled' : 'state.active')}</Badge>
        }
      >
        {joinedAt && t('joined', { date: formatDate(joinedAt) })}
      </Fact>
    )
  const until = formatDate(invitation.expiresAt)
  return invitation.isExpired ? (
    <Fact badge={<Badge tone="bad">{t('state.expired')}</Badge>}>
      {t('invitationEnded', { date: until })}
    </Fact>
  ) : (
    <Fact badge={<Badge tone="warn">{t('state.pending')}</Badge>}>{t('invitedUntil', { date: until })}</Fact>
  )
}

const Fact = ({ badge, children }: { badge: ReactNode; children: ReactNode }) => (
  <>
    {badge}
    <span className="mt-0.5 block text-[0.8125rem] leading-5 text-ink-3 xl:whitespace-nowrap">
      {children}
    </span>
  </>
)
