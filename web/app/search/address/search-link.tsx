import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import { isPlainPress } from '../../page/is-plain-press.ts'
import { pendingQueryOf } from '../../search-box/search-state.ts'
import { useSearchStore } from '../../search-box/search-store.ts'
import { type SearchChange, useSearch } from '../results/use-search.ts'
import { addressOf } from './search-address.ts'

type SearchLinkProps = Omit<LinkProps, 'to' | 'onClick'> & { change: SearchChange }

/**
 * A link to the search with a choice applied; pressed while another search is pending, it applies the choice to
 * that one.
 */
export function SearchLink({ change, ...link }: SearchLinkProps) {
  const paths = usePaths()
  const { search, go } = useSearch()
  const { read } = useSearchStore()
  const follow = (event: MouseEvent) => {
    if (!pendingQueryOf(read()) || !isPlainPress(event)) return
    event.preventDefault()
    void go(change)
  }
  return <Link {...link} to={paths.search(addressOf(change(search)))} onClick={follow} preventScrollReset />
}
