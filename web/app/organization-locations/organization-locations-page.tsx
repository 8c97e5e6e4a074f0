import type { ResponseOf } from '@qareeb/contract/endpoint'
import { listOrganizationLocations, type OrganizationLocation } from '@qareeb/contract/organization-locations'
import { FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { isOtherPath } from '../page/is-other-path.ts'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { Button } from '../ui/button.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { Reloadable } from '../ui/loading/reloadable.tsx'
import { useDashboard } from '../workspace/dashboard-context.ts'
import { PageTop } from '../workspace/page-top.tsx'
import { BranchDialog } from './branch-dialog.tsx'
import { Branches } from './branches.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { positionOf } from './position-of.ts'
import { UnfinishedBranch } from './unfinished-branch.tsx'

const ImportDialog = lazy(() => import('./import/import-dialog.tsx'))

export const handle = routeHandle({
  phrases: ['organizationLocations', 'map', 'search', 'units', 'files'],
  shape: 'map',
  hasActions: true,
})

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('organizationLocations')
  return { head: { title: t('title'), description: t('text'), noindex: true } }
})

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

/** The open dialog above the page. */
type Opened = { kind: 'add' | 'import' } | { kind: 'edit' | 'remove'; branch: OrganizationLocation } | null

type Listed = ResponseOf<typeof listOrganizationLocations>

const isFullOf = ({ items, limit }: Listed) => items.length >= limit

/** The branches of the company on a list and a map. Platform administrators look at those of a company that the address names. */
export default function OrganizationLocationsPage() {
  const t = usePhrases('organizationLocations')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { active } = useDashboard()
  const [query] = useSearchParams()
  const named = active ? undefined : (query.get('organizationId') ?? undefined)
  const { data, failure, reload } = useQueryOf(listOrganizationLocations, {
    query: { organizationId: named },
  })
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)

  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        text={t('text')}
        actions={named === undefined && <PageActions list={data} onOpen={(kind) => setOpened({ kind })} />}
      />
      {data && isFullOf(data) && <LimitReached limit={data.limit} />}
      {data && !opened && named === undefined && (
        <UnfinishedBranch
          branches={data.items}
          onContinue={(branch) => setOpened(branch ? { kind: 'edit', branch } : { kind: 'add' })}
        />
      )}
      {data ? (
        <Reloadable label={t('title')} failure={failure} reload={reload}>
          <Branches branches={data.items} isInspected={named !== undefined} onOpen={setOpened} />
        </Reloadable>
      ) : (
        <ShapeOrFailed shape="map" failure={failure} reload={reload} />
      )}
      {data && opened && <Above opened={opened} branches={data.items} onClose={close} />}
    </>
  )
}

function LimitReached({ limit }: { limit: number }) {
  const t = usePhrases('organizationLocations')
  const { number } = useFormats()
  return <p className="mb-4 text-sm text-warn">{t('limitReached', { limit: number(limit) })}</p>
}

type PageActionsProps = { list: Listed | null; onOpen: (kind: 'add' | 'import') => void }

function PageActions({ list, onOpen }: PageActionsProps) {
  const t = usePhrases('organizationLocations')
  const isDisabled = !list || isFullOf(list)
  // The page offers to add the first branch by itself.
  const isEmpty = list?.items.length === 0
  return (
    <>
      <Button kind="outline" disabled={isDisabled} onClick={() => onOpen('import')}>
        <FileUp className="size-4.5" aria-hidden />
        {t('import')}
      </Button>
      {!isEmpty && (
        <Button disabled={isDisabled} onClick={() => onOpen('add')}>
          <Plus className="size-4.5" aria-hidden />
          {t('add')}
        </Button>
      )}
    </>
  )
}

type AboveProps = {
  opened: Exclude<Opened, null>
  branches: readonly OrganizationLocation[]
  onClose: () => void
}

function Above({ opened, branches, onClose }: AboveProps) {
  switch (opened.kind) {
    case 'import':
      return (
        <Suspense>
          <ImportDialog onClose={onClose} />
        </Suspense>
      )
    case 'remove':
      return <DeleteDialog branch={opened.branch} onClose={onClose} />
    default:
      return (
        <BranchDialog
          branch={'branch' in opened ? opened.branch : null}
          first={positionOf(branches)}
          onClose={onClose}
        />
      )
  }
}
