import { candidateBounds } from '@qareeb/contract/candidates'
import { type CandidateOrder, candidateOrders } from '@qareeb/contract/candidates/candidate-row'
import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { SearchAsTyped } from '../../forms/search-as-typed.tsx'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { branchOptions } from '../../job-ads/branch-options.ts'
import { Button } from '../../ui/button.tsx'
import { chipStyle } from '../../ui/chip-style.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { clearedFilter, countFilters } from '../filter/candidate-filter.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'

/** A location of the ad or of an application, to filter by. */
export type AdLocation = Pick<OrganizationLocation, 'id' | 'name' | 'address' | 'city' | 'district'>

type CandidateFiltersProps = {
  filtering: Filtering
  locations: readonly AdLocation[]
  searchRef: Ref<HTMLInputElement>
  /** Further actions for the list. */
  children?: ReactNode
}

/** Search, the filters behind a button, and the order. */
export function CandidateFilters({ filtering, locations, searchRef, children }: CandidateFiltersProps) {
  const t = usePhrases('candidates')
  const { filter, change } = filtering
  return (
    <div className="@container flex flex-wrap items-center gap-2">
      <SearchAsTyped
        ref={searchRef}
        label={t('search')}
        value={filter.q}
        onChange={(q) => change({ q })}
        maxLength={candidateBounds.search}
        className="min-w-52 flex-1 @sm:@max-xl:basis-full"
      />
      <MoreFilters filtering={filtering} locations={locations} />
      <Select
        aria-label={t('sort')}
        value={filter.sort}
        onChange={({ target }) => change({ sort: orderOf(target.value) })}
        options={candidateOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        className="h-11 rounded-full border border-line-strong bg-surface ps-4 text-sm"
      />
      {children}
    </div>
  )
}

const orderOf = (value: string): CandidateOrder =>
  candidateOrders.find((order) => order === value) ?? 'newest'

type FilterChoicesProps = {
  filtering: Pick<Filtering, 'filter' | 'change'>
  locations: readonly AdLocation[]
}

function MoreFilters({ filtering: { filter, change }, locations }: FilterChoicesProps) {
  const t = usePhrases('candidates')
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(filter)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={chipStyle(count > 0)}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal className="size-4" aria-hidden />
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('filter')}
        footer={
          <>
            <Button kind="quiet" onClick={() => change(clearedFilter)} disabled={count === 0}>
              {t('clearFilter')}
            </Button>
            <Button onClick={close}>{t('filterDone')}</Button>
          </>
        }
      >
        <FilterChoices filtering={{ filter, change }} locations={locations} />
      </Dialog>
    </>
  )
}

function FilterChoices({ filtering: { filter, change }, locations }: FilterChoicesProps) {
  const t = usePhrases('candidates')
  const locale = useLocale()
  return (
    <div className="grid gap-6">
      {locations.length > 1 && (
        <ChoiceList
          legend={t('location')}
          pick="one"
          choices={[{ value: '', label: t('allLocations') }, ...branchOptions(locations, locale)]}
          chosen={[filter.locationId ?? '']}
          onChange={([id]) => change({ locationId: id || null })}
        />
      )}
      <YesNo name="file" chosen={filter.hasFile} onChange={(hasFile) => change({ hasFile })} />
      <YesNo name="confirmation" chosen={filter.confirmed} onChange={(confirmed) => change({ confirmed })} />
    </div>
  )
}

type Answer = 'yes' | 'no' | null
type YesNoProps = { name: 'file' | 'confirmation'; chosen: Answer; onChange: (answer: Answer) => void }

function YesNo({ name, chosen, onChange }: YesNoProps) {
  const t = usePhrases('candidates')
  return (
    <ChoiceList
      legend={t(name)}
      pick="one"
      choices={(['any', 'yes', 'no'] as const).map((value) => ({
        value,
        label: name === 'file' ? t(`file.${value}`) : t(`confirmation.${value}`),
      }))}
      chosen={[chosen ?? 'any']}
      onChange={([answer]) => onChange(answer === 'yes' || answer === 'no' ? answer : null)}
    />
  )
}
