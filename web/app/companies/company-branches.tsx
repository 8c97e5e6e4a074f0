import type { getCompany } from '@qareeb/contract/companies'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { isolate } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { LocatorMap } from '../map/locator-map.tsx'
import type { LocatorDrawing } from '../map/locator-size.ts'

type Branch = ResponseOf<typeof getCompany>['locations'][number]

type CompanyBranchesProps = {
  locations: readonly Branch[]
  /** Around the first of them. */
  drawing: LocatorDrawing
}

/** Where the company works: its branches, and a still map around the one that is chosen. */
export function CompanyBranches({ locations, drawing }: CompanyBranchesProps) {
  const t = usePhrases('companyPage')
  const locale = useLocale()
  const [chosenId, setChosenId] = useState<string | undefined>(locations[0]?.id)
  const chosen = locations.find(({ id }) => id === chosenId) ?? locations[0]
  if (!chosen) return null

  return (
    <section aria-labelledby="branches" className="mt-8 lg:mt-12">
      <h2 id="branches" className="text-xl font-semibold">
        {t('branches')}
      </h2>
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
        <ul className="grid max-h-96 gap-1 overflow-y-auto rounded-l border border-line bg-surface p-2">
          {locations.map((branch) => (
            <li key={branch.id}>
              <BranchChoice
                branch={branch}
                isChosen={branch === chosen}
                onChoose={() => setChosenId(branch.id)}
              />
            </li>
          ))}
        </ul>
        <LocatorMap
          point={chosen}
          place={readIn(locale, chosen.address).text}
          drawing={drawing}
          className="aspect-[5/3] w-full"
        />
      </div>
    </section>
  )
}

type BranchChoiceProps = { branch: Branch; isChosen: boolean; onChoose: () => void }

function BranchChoice({ branch: { name, address, openAds }, isChosen, onChoose }: BranchChoiceProps) {
  const t = usePhrases('companyPage')
  const branch = isolate(readIn(useLocale(), name).text)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={t('chooseBranch', { branch })}
      onClick={onChoose}
      className="flex w-full items-start gap-3 rounded-m p-3 text-start hover:bg-sunken aria-pressed:bg-brand-soft"
    >
      <MapPin className="mt-1 size-5 shrink-0 text-brand" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <BilingualText value={name} />
        </span>
        <span className="block text-sm text-ink-2 wrap-anywhere">
          <BilingualText value={address} />
        </span>
        <span className="block text-sm text-ink-3">{t('branchAds', { count: openAds })}</span>
      </span>
    </button>
  )
}
