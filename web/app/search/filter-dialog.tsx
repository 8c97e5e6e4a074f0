import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AboutNote } from './about-note.tsx'
import { changesBetween, filterNames, nothingChosen } from './chosen-filters.ts'
import { CountOf } from './count-of.tsx'
import FilterChoices from './filter-choices.tsx'
import { isOfferedIn, withFilters } from './search-address.ts'
import { useFilterDraft } from './use-filter-draft.ts'
import { useSearch } from './use-search.ts'

/** All filters at once. What is chosen holds when "show" is pressed; until then the counts tell what it would give. */
export default function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('search')
  const { search, list, go } = useSearch()
  const { draft, facets, change } = useFilterDraft(search, list.place)
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
            <CountOf facets={facets} />
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        {filterNames.filter(isOfferedIn(search)).map((name) => (
          <FilterChoices key={name} name={name} filters={draft.filters} facets={facets} onChange={change} />
        ))}
        <AboutNote facets={facets} />
      </div>
    </Dialog>
  )
}
