import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { ActiveOrganization, getOrganizationStats } from '@qareeb/contract/organizations'
import type { OwnProfile } from '@qareeb/contract/users'
import { createContext, use } from 'react'

export type Stats = ResponseOf<typeof getOrganizationStats>

/** Values of every page of the dashboard. */
export type Dashboard = {
  profile: OwnProfile
  /** The company that the reader acts for; null on the pages that need none. */
  active: ActiveOrganization | null
  /** Counts of that company; null until they are here. */
  stats: Stats | null
  /** Why the counts did not arrive. */
  statsFailure: string | null
  reloadStats: () => void
  /** Stores the answer of a change that was made here. */
  adopt: (profile: OwnProfile) => void
  /** Stores it for the next page and for other tabs, and shows nothing of it yet. */
  note: (profile: OwnProfile) => void
  /** Loads the reader and the active company again. */
  reload: () => void
}

/** Given by `dashboard-layout.tsx`. */
export const DashboardContext = createContext<Dashboard | null>(null)

/** @throws outside of the dashboard */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext)
  if (!dashboard) throw new Error('This part stands outside of the dashboard')
  return dashboard
}

/** The company of a page, on pages that require one. */
export function useActiveCompany(): ActiveOrganization {
  const { active } = useDashboard()
  if (!active) throw new Error('This page was entered without a company')
  return active
}
