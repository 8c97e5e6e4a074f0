import { useEffect, useRef } from 'react'

const prefix = 'scroll/'

/**
 * Scrolls back after a reload to where the reader was, once the loaded pages are there again: the router scrolls
 * before that, on a page that is still too short.
 */
export function useScrollAfterReload(entry: string, isWhole: boolean) {
  const isRestored = useRef(false)

  useEffect(() => {
    const remember = () => write(prefix + entry, String(window.scrollY))
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [entry])

  useEffect(() => {
    if (!isWhole || isRestored.current) return
    isRestored.current = true
    const top = Number(read(prefix + entry))
    if (top > window.scrollY) window.scrollTo(0, top)
  }, [entry, isWhole])
}

function read(key: string) {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage a reload begins at the top.
  }
}
