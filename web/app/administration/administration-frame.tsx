import {
  BuildingComplex,
  ChartColumn,
  LayoutDashboard,
  ListTodo,
  Mail,
  ScrollText,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { FrameLink } from '../dashboard/frame/frame-link.ts'
import { Frame } from '../dashboard/frame/frame.tsx'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { AdminSwitch } from '../organizations/find/admin-switch.tsx'
import type { WaitingWork } from './administration-context.ts'

/** The place of work of platform administrators, with how much waits beside the entries. */
export function AdministrationFrame({ work, children }: { work: WaitingWork | null; children: ReactNode }) {
  const t = usePhrases('administration')
  const paths = usePaths()
  const links: FrameLink[] = [
    { to: paths.admin(), label: t('overview'), Icon: LayoutDashboard, isExact: true },
    { to: paths.adminCompanies(), label: t('companies'), Icon: BuildingComplex, count: work?.waiting },
    { to: paths.adminUsers(), label: t('users'), Icon: Users },
    { to: paths.adminAudit(), label: t('audit'), Icon: ScrollText },
    { to: paths.adminAnalytics(), label: t('analytics'), Icon: ChartColumn },
    { to: paths.adminTasks(), label: t('tasks'), Icon: ListTodo, count: work?.deadLetterCount },
    { to: paths.adminMail(), label: t('messages'), Icon: Mail },
  ]
  return (
    <Frame label={t('title')} top={<AdminSwitch />} links={links}>
      {children}
    </Frame>
  )
}
