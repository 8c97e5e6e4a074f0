import { type ComponentType, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { opensPage } from '../../page/opens-page.ts'
import { whenQuietOrTouched } from '../../ui/when-quiet.ts'
import { addressOf } from './address-of.ts'

/**
 * Keeps the page while the next one cannot come, see `use-held-navigation.ts`. Its script is fetched in a quiet moment or
 * at the first touch with a connection; until it has loaded, and if it fails to load, `HeldEarly` keeps the page.
 */
export function OfflineNavigation() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(
    () =>
      whenQuietOrTouched(() => {
        import('./held-navigation-notice.tsx').then(
          (loaded) => setNotice(() => loaded.default),
          () => undefined,
        )
      }),
    [],
  )
  return Notice && !held ? <Notice /> : <HeldEarly held={held} setHeld={setHeld} />
}

type Held = { pressed: HTMLElement; address: string }

type HeldEarlyProps = { held: Held | null; setHeld: (held: Held | null) => void }

/** Holds the last pressed link or search until there is a connection, or until the reader decides to stay. */
function HeldEarly({ held, setHeld }: HeldEarlyProps) {
  const t = usePhrases('shell')
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      // A service worker answers by itself: with a copy, or with its page for a missing connection.
      if (navigator.onLine || navigator.serviceWorker?.controller) return
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(opensPage)
      if (!pressed) return
      const leading = pressed instanceof HTMLAnchorElement ? pressed : pressed.closest('form')
      if (!leading) return
      event.preventDefault()
      event.stopPropagation()
      setHeld({ pressed, address: addressOf(leading) })
    }
    const resume = () => {
      setHeld(null)
      // The page may have replaced it since, as links that measure from the reader.
      if (held?.pressed.isConnected) held.pressed.click()
      else if (held) location.assign(held.address)
    }
    addEventListener('click', stop, true)
    addEventListener('online', resume)
    return () => {
      removeEventListener('click', stop, true)
      removeEventListener('online', resume)
    }
  }, [held, setHeld])
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md text-sm text-warn">
      {held && (
        <p className="flex items-center gap-3 rounded-m border border-warn bg-warn-soft px-4 py-3 font-medium shadow-2">
          {t('navigationHeld')}
          <button type="button" onClick={() => setHeld(null)} className="ms-auto font-semibold underline">
            {t('stayHere')}
          </button>
        </p>
      )}
    </div>
  )
}
