import { type ComponentType, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { whenAnswersAgain } from '../../page/lazy/answers-again.ts'
import { opensPage } from '../../page/opens-page.ts'
import { whenQuietOrTouched } from '../../ui/when-quiet.ts'
import { addressOf } from './address-of.ts'

/**
 * Keeps the page while the next one cannot be loaded, see `use-postponed-navigation.ts`. That script is fetched in a
 * quiet moment or at the first touch with a connection. Until it has loaded, and if it fails to load, `PostponedEarly`
 * keeps the page.
 */
export function OfflineNavigation() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  const [postponed, setPostponed] = useState<string | null>(null)
  useEffect(
    () =>
      whenQuietOrTouched(() => {
        import('./postponed-navigation-notice.tsx').then(
          (loaded) => setNotice(() => loaded.default),
          () => undefined,
        )
      }),
    [],
  )
  return Notice && !postponed ? (
    <Notice />
  ) : (
    <PostponedEarly postponed={postponed} setPostponed={setPostponed} />
  )
}

type PostponedEarlyProps = {
  /** An address. */
  postponed: string | null
  setPostponed: (postponed: string | null) => void
}

/** Postpones the last pressed link or search until there is a connection, or until the reader decides to stay. */
function PostponedEarly({ postponed, setPostponed }: PostponedEarlyProps) {
  const t = usePhrases('shell')
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const stop = (event: MouseEvent) => {
      if (navigator.onLine) return
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(opensPage)
      if (!pressed) return
      const leading = pressed.closest<HTMLAnchorElement | HTMLFormElement>('a,form')
      if (!leading) return
      event.preventDefault()
      event.stopPropagation()
      const address = addressOf(leading)
      // A copied ad opens as a document; nothing does while a search waits, whose words it would drop.
      const copy = postponed ? undefined : self.caches?.match(address, { ignoreSearch: true })
      void Promise.resolve(copy).then((found) => (found ? location.assign(address) : setPostponed(address)))
    }
    addEventListener('click', stop, { capture: true, signal })
    return () => ended.abort()
  }, [postponed, setPostponed])
  useEffect(() => {
    if (!postponed) return undefined
    // As a document: a script that failed to load meanwhile is not fetched again in this one.
    return whenAnswersAgain(() => location.assign(postponed), { atOnce: true })
  }, [postponed])
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-50 mx-auto max-w-md text-sm text-warn">
      {postponed && (
        <p className="flex items-center gap-3 rounded-m border border-warn bg-warn-soft px-4 py-3 font-medium shadow-2">
          {t('navigationPostponed')}
          <button
            type="button"
            onClick={() => setPostponed(null)}
            className="ms-auto font-semibold underline"
          >
            {t('stayHere')}
          </button>
        </p>
      )}
    </div>
  )
}
