import type { Team } from '@qareeb/contract/team'
import { Link } from 'react-router'
import { SearchAsTyped } from '../forms/search-as-typed.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { TeamAddress } from './use-team-address.ts'

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
      <SearchAsTyped
        label={t('search')}
        value={filters.q}
        onChange={address.search}
        maxLength={100}
        className="w-full sm:w-80"
      />
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
