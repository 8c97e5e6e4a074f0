import { defaultCity, defaultZoom } from '@qareeb/contract/cities'
import { useNavigate } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { locateViewer } from '../map/viewer.ts'
import { searchTarget, type BoxSearch } from './search-target.ts'

/** Opens the search page. @param current query of the search page that is open, whose filters stay */
export function useSearch(current: URLSearchParams) {
  const paths = usePaths()
  const navigate = useNavigate()
  const search = (box: BoxSearch) => navigate(paths.search() + searchTarget(current, box))

  /** Around the reader, if the device tells where that is; else in Riyadh, as good a start as the map has. */
  const searchHere = async (q: string) => {
    const found = await locateViewer()
    return typeof found === 'string'
      ? search({ q, city: defaultCity })
      : search({ q, position: { ...found, zoom: defaultZoom } })
  }
  return { search, searchHere }
}
