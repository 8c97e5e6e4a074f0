import type { Team } from '@qareeb/contract/team'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { inputStyle } from '../forms/input-style.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import type { TeamAddress } from './use-team-address.ts'

/** Milliseconds after the last key before the server is asked. */
const typingPauseMs = 250

type TeamFilterProps = {
  address: TeamAddress
  counts: Team['counts'] | undefined
  total: number | undefined
}

/** Search by name and address, and the states of members; how many were found is read out. */
export function TeamFilter({ address, counts, total }: TeamFilterProps) {
  const t = usePhrases('team')
  const { filters } = address
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField address={address} />
      <nav aria-label={t('states')} className="flex gap-1 rounded-full bg-sunken p-1">
        <StateLink
          address={address}
          state={null}
          count={counts && counts.active + counts.disabled + counts.pending}
        />
        <StateLink address={address} state="active" count={counts?.active} />
        <StateLink address={address} state="pending" count={counts?.pending} />
      </nav>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {filters.q !== '' && total !== undefined && t('found', { count: total })}
      </p>
    </div>
  )
}

function SearchField({ address: { filters, search } }: { address: TeamAddress }) {
  const t = usePhrases('team')
  const id = useId()
  const [typed, setTyped] = useState(filters.q)
  const asked = useRef(filters.q)
  useEffect(() => {
    if (filters.q === asked.current) return
    // A link, or a step back, asks for another text than the typed one.
    asked.current = filters.q
    setTyped(filters.q)
  }, [filters.q])
  useEffect(() => {
    const q = typed.trim()
    if (q === asked.current) return undefined
    const timer = setTimeout(() => {
      asked.current = q
      search(q)
    }, typingPauseMs)
    return () => clearTimeout(timer)
    // `search` is created again on every render and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed])

  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-3"
        aria-hidden
      />
      <input
        id={id}
        type="search"
        // An empty field would turn its placeholder to the left.
        dir={typed ? 'auto' : undefined}
        value={typed}
        maxLength={100}
        placeholder={t('search')}
        autoComplete="off"
        className={cx(inputStyle, 'px-12')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

type StateLinkProps = {
  address: TeamAddress
  state: TeamAddress['filters']['state']
  count: number | undefined
}

function StateLink({ address: { filters, addressOf }, state, count }: StateLinkProps) {
  const t = usePhrases('team')
  const { number } = useFormats()
  const isCurrent = filters.state === state
  return (
    <Link
      to={addressOf({ state })}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-10 items-center gap-2 rounded-full px-4 text-sm font-medium text-ink-2 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-1"
    >
      {t(`filter.${state ?? 'all'}`)}
      {count !== undefined && <span className="text-ink-2 tabular-nums">{number(count)}</span>}
    </Link>
  )
}
