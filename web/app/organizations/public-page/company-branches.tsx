import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getPublicOrganization } from '@qareeb/contract/organizations/public-page'
import { distanceKm } from '@qareeb/reference/distance'
import { useState } from 'react'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { LocatorPicture } from '../../map/locator/locator-picture.tsx'
import type { LocationsDrawing } from '../../map/locator/locator-size.ts'
import { useViewer } from '../../session/viewer.ts'
import { BranchPins } from './branch-pins.tsx'

/** A branch as the page shows it. */
export type Branch = Pick<
  ResponseOf<typeof getPublicOrganization>['locations'][number],
  'name' | 'address' | 'openAds' | 'lat' | 'lng'
>

type CompanyBranchesProps = {
  locations: readonly Branch[]
  /** All of them, in their order; null where none lies on the map. */
  drawing: LocationsDrawing | null
}

/** Where the company works: its branches, numbered, and a still map on which each has its number. */
export function CompanyBranches({ locations, drawing }: CompanyBranchesProps) {
  const t = usePhrases('organizationPage')
  const [chosen, setChosen] = useState<number | null>(null)

  return (
    <section aria-labelledby="branches" className="mt-8 lg:mt-12">
      <h2 id="branches" className="text-xl font-semibold">
        {t('branches', { count: locations.length })}
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {/* Beside the map the list is as high as the map, at any length. */}
        <ul className="scroll-shade grid max-h-96 content-start gap-1 overflow-y-auto rounded-l border border-line p-2 md:max-h-none md:not-last:contain-size">
          {locations.map((branch, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a number is all that tells branches apart, and they stay in their order
            <li key={index}>
              <BranchChoice
                branch={branch}
                index={index}
                isOnMap={Boolean(drawing?.marks[index])}
                isChosen={index === chosen}
                onChoose={() => setChosen(index === chosen ? null : index)}
              />
            </li>
          ))}
        </ul>
        {drawing && (
          <figure
            role="img"
            aria-label={t('branchesMap')}
            className="aspect-[5/3] w-full overflow-hidden rounded-l border border-line bg-sunken"
          >
            <LocatorPicture drawing={drawing} marks={<BranchPins pins={drawing.marks} chosen={chosen} />} />
          </figure>
        )}
      </div>
    </section>
  )
}

type BranchChoiceProps = {
  branch: Branch
  index: number
  isOnMap: boolean
  isChosen: boolean
  onChoose: () => void
}

function BranchChoice({ branch, index, ...choice }: BranchChoiceProps) {
  const t = usePhrases('organizationPage')
  const { number, distance } = useFormats()
  const { name, address, openAds } = branch
  const shownName = isolateName(readIn(useLocale(), name).text)
  const viewer = useViewer()
  return (
    <button
      type="button"
      aria-pressed={choice.isChosen}
      title={t('chooseBranch', { branch: shownName })}
      onClick={choice.onChoose}
      className="flex w-full items-start gap-3 rounded-m p-3 text-start hover:bg-sunken aria-pressed:bg-brand-soft"
    >
      <span
        aria-hidden
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-[4px] bg-brand text-sm font-semibold text-on-brand tabular-nums"
      >
        {number(index + 1)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <BilingualText value={name} />
        </span>
        <span className="block text-sm text-ink-2 wrap-anywhere">
          <BilingualText value={address} />
        </span>
        <span className="block text-sm text-ink-3">
          {t('branchAds', { count: openAds })}
          {viewer && ` · ${distance(distanceKm(viewer, branch))}`}
          {!choice.isOnMap && ` · ${t('notOnMap')}`}
        </span>
      </span>
    </button>
  )
}
