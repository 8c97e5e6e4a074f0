import { teamStates, type TeamState } from '@qareeb/contract/team'
import { cutWhole } from '@qareeb/contract/text/cut-whole'
import { useSearchParams } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { toQueryString } from '../query-string.ts'

/** The shown part of the team; the address of the page holds it. */
export type TeamFilters = { q: string; state: TeamState | null; page: number }

export type TeamAddress = {
  filters: TeamFilters
  /** The address of the same page with another filter; another filter begins on the first page. */
  addressOf: (changes: Partial<TeamFilters>) => string
  /** Goes on typing in the same entry of the history. */
  search: (q: string) => void
}

export function useTeamAddress(): TeamAddress {
  const [query, setQuery] = useSearchParams()
  const paths = usePaths()
  const filters = readFilters(query)
  const queryOf = (changes: Partial<TeamFilters>) => {
    const { q, state, page } = { ...filters, page: 1, ...changes }
    return toQueryString({ q, state, page: page > 1 ? page : undefined })
  }
  return {
    filters,
    addressOf: (changes) => paths.manageUsers() + queryOf(changes),
    search: (q) => setQuery(queryOf({ q }), { replace: true, preventScrollReset: true }),
  }
}

function readFilters(query: URLSearchParams): TeamFilters {
  const page = Number(query.get('page') ?? 1)
  return {
    q: cutWhole(query.get('q') ?? '', 100),
    state: teamStates.find((state) => state === query.get('state')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 200 ? page : 1,
  }
}
