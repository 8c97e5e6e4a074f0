import { listOrganizations, type ListedCompany } from '@qareeb/contract/administration'
import { type SubmitEvent, useId, useState } from 'react'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { inputStyle } from '../../forms/input-style.ts'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { StatusBadge } from '../verification/status-badge.tsx'

export type FoundCompany = Pick<ListedCompany, 'id' | 'name'>

/** All companies, the newest first, page by page, to be found by name. */
export function CompanyFinder({ onChoose }: { onChoose: (company: FoundCompany) => void }) {
  const t = usePhrases('dashboard')
  const shell = usePhrases('shell')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const id = useId()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <form role="search" onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('findCompany')}
        </label>
        <input
          id={id}
          type="search"
          dir="auto"
          maxLength={100}
          autoComplete="off"
          placeholder={t('findCompany')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={inputStyle}
        />
        <Button type="submit" kind="outline" className="h-12">
          {shell('search')}
        </Button>
      </form>
      <Found q={asked} onChoose={onChoose} />
    </div>
  )
}

function Found({ q, onChoose }: { q: string; onChoose: (company: FoundCompany) => void }) {
  const t = usePhrases('dashboard')
  const pages = usePagesOf(listOrganizations, { list: 'all', q: q || undefined })
  return (
    <PagedList pages={pages} label={t('allCompanies')} none={{ title: t('noSuchCompany') }}>
      {({ id, name, verificationStatus, hasRegistration }) => (
        <button
          type="button"
          onClick={() => onChoose({ id, name })}
          className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start hover:bg-sunken"
        >
          <span className="min-w-0 flex-1 font-medium wrap-anywhere">
            <BilingualText value={name} />
          </span>
          <StatusBadge status={verificationStatus} hasRegistration={hasRegistration} />
        </button>
      )}
    </PagedList>
  )
}
