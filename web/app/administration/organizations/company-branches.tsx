import type { InspectedCompany } from '@qareeb/contract/administration'
import { useEffect, useState } from 'react'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { fetchDrawing } from '../../map/locator/fetch-drawing.ts'
import { LocatorPicture } from '../../map/locator/locator-picture.tsx'
import type { LocationsDrawing } from '../../map/locator/locator-size.ts'
import { isOnMap } from '../../map/map-limits.ts'
import { BranchPins } from '../../organizations/public-page/branch-pins.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { MoreThanShown } from '../more-than-shown.tsx'

/** The branches of a company, numbered, on a still map and in a list. */
export function CompanyBranches({ locations: { items, total } }: Pick<InspectedCompany, 'locations'>) {
  const t = usePhrases('administration')
  const title = t('branches', { count: total })
  const drawing = useDrawing(items)
  return (
    <SectionCard id="branches" title={title}>
      {drawing && (
        <figure
          role="img"
          aria-label={t('branchesMap')}
          className="mb-4 aspect-[5/3] w-full overflow-hidden rounded-m border border-line bg-sunken"
        >
          <LocatorPicture drawing={drawing} marks={<BranchPins pins={drawing.marks} chosen={null} />} />
        </figure>
      )}
      <BranchList branches={items} title={title} />
      <MoreThanShown shown={items.length} total={total} />
    </SectionCard>
  )
}

type BranchListProps = {
  branches: InspectedCompany['locations']['items']
  title: string
}

function BranchList({ branches, title }: BranchListProps) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  if (branches.length === 0) return null
  return (
    <ScrollBox label={title} className="max-h-96 overflow-y-auto">
      <ol className="divide-y divide-line">
        {branches.map(({ id, name, address, ...point }, index) => (
          <li key={id} className="flex gap-3 py-2.5 first:pt-0">
            <span aria-hidden className="w-7 shrink-0 text-end font-semibold text-ink-2 tabular-nums">
              {number(index + 1)}
            </span>
            <div className="min-w-0 flex-1 wrap-anywhere">
              <BilingualText value={name} className="font-medium" />
              <BilingualText value={address} as="p" className="text-sm text-ink-2" />
              {!isOnMap(point) && <p className="text-sm text-ink-3">{t('notOnMap')}</p>}
            </div>
          </li>
        ))}
      </ol>
    </ScrollBox>
  )
}

/**
 * The map of the branches: the server knows the shapes of the country and draws it, the browser knows the branches and
 * asks for it.
 */
function useDrawing(branches: readonly { lat: number; lng: number }[]) {
  const [drawing, setDrawing] = useState<LocationsDrawing>()
  const address = usePaths().locatorOf(branches)
  const isAnyOnMap = branches.some(isOnMap)
  useEffect(() => {
    if (!isAnyOnMap) return undefined
    const leaving = new AbortController()
    void fetchDrawing<LocationsDrawing>(address, leaving.signal).then(setDrawing)
    return () => leaving.abort()
  }, [address, isAnyOnMap])
  return isAnyOnMap ? drawing : undefined
}
