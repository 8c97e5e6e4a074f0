import {
  BriefcaseBusiness,
  BuildingComplex,
  FilePen,
  LayoutDashboard,
  LifeBuoy,
  MapPinHouse,
  Package,
  Plus,
  Radar,
  Search,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide-react'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { Stats } from '../workspace/dashboard-context.ts'
import type { FrameLink } from './frame/frame-link.ts'

type Reader = {
  /** Without a company only the links to one are here. */
  hasCompany: boolean
  isPlatformAdmin: boolean
}

/** The entries of the dashboard, as far as they are there for the reader. */
export function useDashboardLinks({ hasCompany, isPlatformAdmin }: Reader, stats: Stats | null): FrameLink[] {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const company = useCompanyLinks(stats)
  // Platform administrators, who answer there, have no company to ask for.
  const isWithoutCompany = ({ to }: FrameLink) => to === paths.support() && !isPlatformAdmin
  return [
    ...company.filter((link) => hasCompany || isWithoutCompany(link)),
    { to: paths.search(), label: t('searchJobs'), Icon: Search, startsGroup: true },
    isPlatformAdmin
      ? { to: paths.admin(), label: t('administration'), Icon: ShieldCheck }
      : { to: paths.createCompany(), label: t('addCompany'), Icon: Plus },
  ]
}

/** Open items that colour the number of new candidates. */
const pressing = new Set<Stats['due'][number]['kind']>(['candidates-waiting', 'answers-overdue'])

/** The entries of a company. */
function useCompanyLinks(stats: Stats | null): FrameLink[] {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  return [
    {
      to: paths.dashboard(),
      label: t('overview'),
      shortLabel: t('overview'),
      Icon: LayoutDashboard,
      isExact: true,
    },
    {
      to: paths.jobAds(),
      also: paths.drafts(),
      label: t('jobAds'),
      shortLabel: t('jobAdsShort'),
      Icon: BriefcaseBusiness,
      count: stats?.jobAds.active,
    },
    { to: paths.vacancies(), label: t('vacancies'), Icon: Radar },
    { to: paths.drafts(), label: t('drafts'), Icon: FilePen, count: stats?.jobAds.draft },
    {
      to: paths.applicants(),
      label: t('applicants'),
      shortLabel: t('applicantsShort'),
      Icon: UsersRound,
      count: stats?.candidates.new,
      isPressing: stats?.due.some(({ kind }) => pressing.has(kind)) ?? false,
    },
    { to: paths.companyDetails(), label: t('companyDetails'), Icon: BuildingComplex },
    {
      to: paths.companyLocations(),
      label: t('companyLocations'),
      shortLabel: t('companyLocationsShort'),
      Icon: MapPinHouse,
      count: stats?.locations,
    },
    { to: paths.manageUsers(), label: t('manageUsers'), Icon: Users, count: stats?.members },
    { to: paths.packages(), label: t('packages'), Icon: Package },
    { to: paths.support(), label: t('support'), Icon: LifeBuoy },
    { to: paths.settings(), label: t('settings'), Icon: Settings },
  ]
}
