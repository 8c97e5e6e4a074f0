import { useMatches } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { headOf } from '../page-head.ts'
import { type Failing, LoadingOrFailed } from '../ui/loading-or-failed.tsx'
import { PageTop } from './page-top.tsx'

/** The page as long as nobody knows who reads it: its name, and the room of what comes. */
export function PageSkeleton(state: Partial<Failing>) {
  const t = usePhrases('dashboard')
  const overview = { to: usePaths().dashboard(), label: t('overview') }
  const title = headOf(useMatches())?.title ?? ''
  return (
    <>
      <PageTop title={title} crumbs={title === overview.label ? [] : [overview]} />
      <div className="rounded-l border border-line bg-surface p-7">
        <LoadingOrFailed {...state} lines={6} />
      </div>
    </>
  )
}
