import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isOfferedIn, withFilters } from '../address/search-address.ts'
import { AboutNote } from '../results/about-note.tsx'
import { ShowResultsLabel } from '../results/show-results-label.tsx'
import { useSearch } from '../results/use-search.ts'
import FilterChoices from './filter-choices.tsx'
import { changesBetween, filterNames, nothingChosen } from './filter-names.ts'
import { nearCircle } from './scale-steps.ts'
import { useFilterDraft } from './use-filter-draft.ts'

/** All filters at once. Choices take effect when "show" is pressed; until then the counts show their results. */
export default function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('search')
  const { search, list, go } = useSearch()
  const { draft, facets, change } = useFilterDraft(search, list)
  const apply = () => {
    onClose()
    void go((now) => withFilters(now, changesBetween(search.filters, draft.filters)))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('allFilters')}
      footer={
        <>
          <Button kind="quiet" onClick={() => change(nothingChosen)}>
            {t('clearAll')}
          </Button>
          <Button onClick={apply}>
            <ShowResultsLabel search={draft} facets={facets} />
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        {filterNames.filter(isOfferedIn(search)).map((name) => (
          <FilterChoices
            key={name}
            name={name}
            filters={draft.filters}
            facets={facets}
            onChange={change}
            near={nearCircle(search)}
          />
        ))}
        <AboutNote facets={facets} />
      </div>
    </Dialog>
  )
}
