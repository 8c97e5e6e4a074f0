import { jobAdListBounds } from '@qareeb/contract/job-ads/job-ad-life'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { inputStyle } from '../../forms/input-style.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import type { ListAddressing } from './use-list-filter.ts'

/** Milliseconds after the last key before the server is asked. */
const typingPauseMs = 250

/** Search in the titles of ads; the address follows the typing. */
export function AdSearch({ filter: { q }, change }: ListAddressing) {
  const t = usePhrases('jobAdList')
  const id = useId()
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  useEffect(() => {
    if (q === asked.current) return
    // A link, or the way back, asks for something else than was typed.
    asked.current = q
    setTyped(q)
  }, [q])
  useEffect(() => {
    const next = typed.trim()
    if (next === asked.current) return undefined
    const timer = setTimeout(() => {
      asked.current = next
      change({ q: next })
    }, typingPauseMs)
    return () => clearTimeout(timer)
    // `change` is written anew on every render and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed])

  return (
    <div className="relative w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-3"
        aria-hidden
      />
      <input
        id={id}
        type="search"
        // An empty field would turn its placeholder to the left.
        dir={typed ? 'auto' : undefined}
        value={typed}
        maxLength={jobAdListBounds.words}
        placeholder={t('search')}
        autoComplete="off"
        className={cx(inputStyle, 'h-11 px-12')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
