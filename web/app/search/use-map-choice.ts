import { useEffect, useState } from 'react'

export type MapChoice = { isHidden: boolean; hide: () => void; show: () => void }

const key = 'map'

/** Whether the reader wants the map beside the list; remembered on this device. */
export function useMapChoice(): MapChoice {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => setIsHidden(read() === 'hidden'), [])

  const choose = (choice: 'hidden' | 'shown') => () => {
    setIsHidden(choice === 'hidden')
    write(choice)
  }
  return { isHidden, hide: choose('hidden'), show: choose('shown') }
}

function read() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(choice: string) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage may be closed to this site; the choice then lasts as long as the page.
  }
}
