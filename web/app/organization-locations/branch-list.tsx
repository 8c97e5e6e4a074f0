import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { inputStyle } from '../forms/input-style.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { BranchLine } from './branch-line.tsx'
import { withChosen } from './matching-branches.ts'

type BranchListProps = {
  branches: readonly OrganizationLocation[]
  /** Those that the search leaves. */
  matching: readonly OrganizationLocation[]
  typed: string
  onType: (text: string) => void
  chosen: string | null
  onChoose: (id: string) => void
  onEdit?: (branch: OrganizationLocation) => void
  onRemove?: (branch: OrganizationLocation) => void
}

/** Rows that are drawn at a time: a company may have two thousand. */
const step = 50

/** From so many on it is worth searching. */
const searchFrom = 6

/** The branches with a search over them. The branch that was chosen on the map is always among them. */
export function BranchList({
  branches,
  matching,
  typed,
  onType,
  chosen,
  onChoose,
  onEdit,
  onRemove,
}: BranchListProps) {
  const t = usePhrases('organizationLocations')
  const [most, setMost] = useState(step)
  const shown = withChosen(matching.slice(0, most), branches, chosen)

  return (
    <div>
      {(branches.length >= searchFrom || typed !== '') && (
        <SearchField
          typed={typed}
          onType={(text) => {
            onType(text)
            setMost(step)
          }}
        />
      )}
      <p role="status" className="mb-2 text-sm text-ink-3">
        {matching.length > 0 ? t('count', { count: matching.length }) : t('noneFound')}
      </p>
      <ul className="overflow-hidden rounded-l border border-line bg-surface empty:hidden">
        {shown.map((branch) => (
          <BranchLine
            key={branch.id}
            branch={branch}
            isChosen={branch.id === chosen}
            onChoose={() => onChoose(branch.id)}
            onEdit={onEdit && (() => onEdit(branch))}
            onRemove={onRemove && (() => onRemove(branch))}
          />
        ))}
      </ul>
      {matching.length > most && (
        <Button kind="outline" className="mt-4" onClick={() => setMost(most + step)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const t = usePhrases('organizationLocations')
  return (
    <label className="relative mb-3 block">
      <span className="sr-only">{t('search')}</span>
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5 text-ink-3"
        aria-hidden
      />
      <input
        type="search"
        value={typed}
        placeholder={t('search')}
        onChange={({ target }) => onType(target.value)}
        className={`${inputStyle} ps-11`}
      />
    </label>
  )
}
