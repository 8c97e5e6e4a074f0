import { teamPageSize } from '@qareeb/contract/team'
import { Navigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { Reloadable } from '../ui/loading/reloadable.tsx'
import { TextSkeleton } from '../workspace/page-skeleton.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { InviteButton } from './invite-button.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { TeamFilter } from './team-filter.tsx'
import { TeamPages } from './team-pages.tsx'
import { TeamTable } from './team-table.tsx'
import { type TeamAddress, useTeamAddress } from './use-team-address.ts'
import { type TeamRights, useTeamRights } from './use-team-rights.ts'
import { useTeam } from './use-team.ts'

export const handle = routeHandle({
  phrases: ['team'],
  shape: 'searched-list',
  hasText: true,
  hasActions: true,
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('dashboard')('manageUsers'), noindex: true },
}))

export const meta = pageMeta

/** The team of the company with its open invitations. Administrators change it, others read it. */
export default function ManageUsersPage() {
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const rights = useTeamRights()
  const address = useTeamAddress()
  const team = useTeam(address.filters)
  const counts = team.data?.counts

  return (
    <>
      <PageTop
        title={dashboard('manageUsers')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        text={rights.refusal ?? (counts ? <Lead counts={counts} /> : <TextSkeleton />)}
        actions={rights.mayChange && <InviteButton />}
      />
      <TeamFilter address={address} counts={counts} total={team.data?.total} />
      <TeamList team={team} address={address} rights={rights} />
    </>
  )
}

/** Members of the team and open invitations: the list below holds both. */
function Lead({ counts }: { counts: NonNullable<ReturnType<typeof useTeam>['data']>['counts'] }) {
  const t = usePhrases('team')
  const members = t('lead', { count: counts.active + counts.disabled })
  return counts.pending > 0 ? `${members} · ${t('leadInvited', { count: counts.pending })}` : members
}

type TeamListProps = {
  team: ReturnType<typeof useTeam>
  address: TeamAddress
  rights: TeamRights
}

function TeamList({ team, address: { filters, addressOf }, rights }: TeamListProps) {
  const dashboard = usePhrases('dashboard')
  if (!team.data) return <ShapeOrFailed shape="list" {...team} />
  const { items, total } = team.data
  // The last one of a page is gone, and the page with them.
  if (items.length === 0 && filters.page > 1 && !team.isStale)
    return <Navigate replace to={addressOf({ page: Math.max(1, Math.ceil(total / teamPageSize)) })} />
  return (
    <Reloadable {...team} label={dashboard('manageUsers')}>
      {items.length > 0 ? <TeamTable team={team.data} rights={rights} /> : <NobodyFound filters={filters} />}
      <TeamPages page={filters.page} total={total} addressOf={addressOf} />
    </Reloadable>
  )
}
