import { teamStates, type TeamState } from '@qareeb/contract/team'
import { useSearchParams } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { toQueryString } from '../query-string.ts'

/** What of the team is shown; the address of the page holds it. */
export type TeamWish = { q: string; state: TeamState | null; page: number }

export type TeamAddress = {
  wish: TeamWish
  /** The address of the same page with something else wished; another wish begins on the first page. */
  addressOf: (changes: Partial<TeamWish>) => string
  /** Goes on typing in the same entry of the history. */
  search: (q: string) => void
}

export function useTeamAddress(): TeamAddress {
  const [query, setQuery] = useSearchParams()
  const paths = usePaths()
  const wish = readWish(query)
  const queryOf = (changes: Partial<TeamWish>) => {
    const { q, state, page } = { ...wish, page: 1, ...changes }
    return toQueryString({ q, state, page: page > 1 ? page : undefined })
  }
  return {
    wish,
    addressOf: (changes) => paths.manageUsers() + queryOf(changes),
    search: (q) => setQuery(queryOf({ q }), { replace: true, preventScrollReset: true }),
  }
}

function readWish(query: URLSearchParams): TeamWish {
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    state: teamStates.find((state) => state === query.get('state')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 200 ? page : 1,
  }
}
