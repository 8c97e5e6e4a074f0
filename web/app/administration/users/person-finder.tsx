import { administrationBounds, type ListedUser, listUsers } from '@qareeb/contract/administration'
import { useState } from 'react'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { SearchForm } from '../search-form.tsx'

/** All accounts, the newest first, to be found by name or e-mail. */
export function PersonFinder({ onChoose }: { onChoose: (person: ListedUser) => void }) {
  const t = usePhrases('administration')
  const [q, setQ] = useState('')
  return (
    <div className="grid gap-4">
      <SearchForm
        label={t('findUser')}
        value={q}
        maxLength={administrationBounds.search.max}
        onSearch={setQ}
      />
      <PagedList
        pages={usePagesOf(listUsers, { q: q || undefined })}
        label={t('users')}
        none={{ title: t('noUsers') }}
      >
        {(person) => <Person person={person} onChoose={() => onChoose(person)} />}
      </PagedList>
    </div>
  )
}

const Person = ({ person, onChoose }: { person: ListedUser; onChoose: () => void }) => (
  <button
    type="button"
    onClick={onChoose}
    className="w-full px-4 py-2.5 text-start wrap-anywhere hover:bg-sunken"
  >
    <bdi className="font-medium">{`${person.firstName} ${person.lastName}`}</bdi>
    <span className="block text-sm text-ink-2">
      <bdi dir="ltr">{person.email}</bdi>
    </span>
  </button>
)
