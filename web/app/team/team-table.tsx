// Laid out as blocks on phones, a table is none any more for screen readers; its roles, given by name, keep it one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Team, TeamUser } from '@qareeb/contract/team'
import { usePhrases } from '../i18n/use-phrases.ts'
import { TeamLine } from './team-line.tsx'
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
          <TeamLine key={user.id} user={user} isLastAdmin={isLastAdmin(user, counts)} rights={rights} />
        ))}
      </tbody>
    </table>
  )
}

/** The server decides under a lock; this shows the reason before. */
const isLastAdmin = ({ state, role, disabled }: TeamUser, { admins }: Team['counts']) =>
  state === 'active' && role === 'ADMIN' && !disabled && admins === 1
