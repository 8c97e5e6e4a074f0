import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { type KeyboardEvent, useState } from 'react'
import { useListKeys } from '../../ui/use-list-keys.ts'
import { matchingLocations } from './matching-locations.ts'

/**
 * Text, options and keys of a search among locations. The text is null until the reader types: the input then shows the
 * chosen location, and the list all of them. Leaving the input without a choice keeps the chosen one.
 */
export function useLocationSearch(locations: readonly JobAdLocation[], onChange: (id: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const found = matchingLocations(locations, typed ?? '')
  const pick = (index: number) => {
    const location = found[index]
    if (location) onChange(location.id)
    leave()
  }
  const list = useListKeys({ keys: found.map(({ id }) => id), onPick: pick })
  const leave = () => {
    setTyped(null)
    list.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    list.onKeyDown(event)
    if (event.defaultPrevented) return
    // Enter never sends the form from here; of typed words it takes the first location that fits.
    if (event.key === 'Enter') {
      if (typed) pick(0)
      event.preventDefault()
    }
    if (event.key === 'Escape' && typed !== null) {
      leave()
      event.preventDefault()
    }
  }
  const type = (text: string) => {
    setTyped(text)
    list.open()
  }
  return {
    typed,
    found,
    isShown: list.isShown,
    active: list.active,
    open: list.open,
    onKeyDown,
    type,
    pick,
    leave,
  }
}
