// Its roles are given by name: see `team-table.tsx`.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { TeamUser } from '@qareeb/contract/team'
import type { ReactNode } from 'react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { MemberActions } from './member-actions.tsx'
import { PendingActions } from './pending-actions.tsx'
import { type LineProps, nameOf } from './team-user.ts'

const cell = 'block xl:table-cell xl:border-t xl:border-line xl:px-4 xl:py-3 xl:align-middle'

/** On phones a line of its own, whose values stand under each other. */
const labelled = 'max-xl:flex max-xl:w-full max-xl:gap-3'

/** A member or an invitation: a row on wide screens, a card on phones. */
export function TeamLine(line: LineProps) {
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
