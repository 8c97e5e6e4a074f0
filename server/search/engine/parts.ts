import type { SearchFilter } from './request.ts'

/**
 * A search has two parts: the ads that lie in its area, and the full-remote ads of the country, which lie nowhere. The
 * second follow the first in every list, and no heading counts them.
 */
export function localPart<Filter extends SearchFilter>(filter: Filter): Filter | undefined {
  return isRemoteAlone(filter) ? undefined : { ...filter, localOnly: true }
}

/** The full-remote ads of a search, wherever they are; undefined where another work mode is asked for. */
export function remotePart<Filter extends SearchFilter>(filter: Filter): Filter | undefined {
  const { workMode } = filter
  return workMode && !workMode.includes('full-remote') ? undefined : onlyRemote(filter)
}

/** The full-remote ads among those that match but for work mode and area. */
export const onlyRemote = <Filter extends SearchFilter>(filter: Filter): Filter => ({
  ...filter,
  workMode: ['full-remote'],
  area: undefined,
})

const isRemoteAlone = ({ workMode }: SearchFilter) => workMode?.join() === 'full-remote'
