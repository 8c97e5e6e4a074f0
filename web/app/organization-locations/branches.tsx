import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { MapPinned, Plus } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { BeyondMap } from './beyond-map.tsx'
import { BranchList } from './branch-list.tsx'
import { BranchMapFrame } from './branch-map-frame.tsx'
import { matchingBranches } from './matching-branches.ts'

const DotsMap = lazy(() => import('./dots-map.tsx'))

type BranchesProps = {
  branches: readonly OrganizationLocation[]
  /** The reader is a platform administrator who looks from outside. */
  isInspected: boolean
  onOpen: (opened: { kind: 'add' } | { kind: 'edit' | 'remove'; branch: OrganizationLocation }) => void
}

/** List and map side by side, on phones the map above the list. */
export function Branches({ branches, isInspected, onOpen }: BranchesProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const matching = useMemo(() => matchingBranches(branches, typed), [branches, typed])
  if (branches.length === 0)
    return <NoBranches isInspected={isInspected} onAdd={() => onOpen({ kind: 'add' })} />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <MapOfBranches
        branches={branches}
        found={{ words: typed, branches: matching }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <BranchList
        branches={branches}
        matching={matching}
        typed={typed}
        onType={(text) => {
          setTyped(text)
          // It belongs to another search.
          setChosen(null)
        }}
        chosen={chosen}
        onChoose={setChosen}
        {...(!isInspected && {
          onEdit: (branch: OrganizationLocation) => onOpen({ kind: 'edit', branch }),
          onRemove: (branch: OrganizationLocation) => onOpen({ kind: 'remove', branch }),
        })}
      />
    </div>
  )
}

type MapOfBranchesProps = {
  branches: readonly OrganizationLocation[]
  /** The text of the search, and the branches that match it. */
  found: { words: string; branches: readonly OrganizationLocation[] }
  chosen: string | null
  onChoose: (id: string) => void
}

function MapOfBranches({ branches, found, chosen, onChoose }: MapOfBranchesProps) {
  const t = usePhrases('organizationLocations')
  const locale = useLocale()
  const styleUrl = useSite().mapStyleUrl
  const dots = useMemo(
    () =>
      branches.map(({ id, name, lat, lng }) => ({
        id,
        name: readIn(locale, name).text,
        lat,
        lng,
        tone: 'good' as const,
      })),
    [branches, locale],
  )
  const foundDots = useMemo(() => {
    const ids = new Set(found.branches.map(({ id }) => id))
    return dots.filter(({ id }) => ids.has(id))
  }, [dots, found.branches])
  return (
    <div className="grid gap-2 lg:sticky lg:top-5 lg:order-last">
      <BranchMapFrame impossible={t('mapImpossible')} className="h-64 lg:h-[calc(100dvh-14rem)] lg:min-h-96">
        <DotsMap
          title={t('map')}
          dots={dots}
          found={{ words: found.words, dots: foundDots }}
          chosen={dots.find(({ id }) => id === chosen) ?? null}
          onChoose={onChoose}
          styleUrl={styleUrl}
        />
      </BranchMapFrame>
      <BeyondMap branches={branches} />
    </div>
  )
}

function NoBranches({ isInspected, onAdd }: { isInspected: boolean; onAdd: () => void }) {
  const t = usePhrases('organizationLocations')
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t(isInspected ? 'noneInspected' : 'noneText')}
      icon={<MapPinned className="size-7" aria-hidden />}
    >
      {!isInspected && (
        <Button onClick={onAdd}>
          <Plus className="size-4.5" aria-hidden />
          {t('add')}
        </Button>
      )}
    </EmptyState>
  )
}
