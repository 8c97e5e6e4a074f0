import { Search } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { afterRest } from '../page/after-rest.ts'
import { useIsElsewhere } from '../page/use-is-elsewhere.ts'
import { cx } from '../ui/cx.ts'
import { inputStyle } from './input-style.ts'

/** Milliseconds after the last key before the server is asked. */
const typingPauseMs = 250

type SearchAsTypedProps = {
  label: string
  /** The words that the list shows now. */
  value: string
  onChange: (words: string) => void
  maxLength: number
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A search field whose list follows the typing. */
export function SearchAsTyped({ label, value, onChange, maxLength, className, ref }: SearchAsTypedProps) {
  const id = useId()
  const [typed, setTyped] = useTyped(value, onChange)

  return (
    <div className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-3"
        aria-hidden
      />
      <input
        ref={ref}
        id={id}
        type="search"
        // An empty field would turn its placeholder to the left.
        dir={typed ? 'auto' : undefined}
        value={typed}
        maxLength={maxLength}
        placeholder={label}
        autoComplete="off"
        className={cx(inputStyle, 'h-11 ps-12 pe-4')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

/** The typed words, which are asked for after a pause. */
function useTyped(value: string, onChange: (words: string) => void) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    // A link, or the way back, asks for something else than was typed.
    asked.current = value
    setTyped(value)
  }, [value])

  // A list changes its address meanwhile: the pause ends with the callback of that moment.
  const isElsewhere = useEffectEvent(useIsElsewhere())
  const ask = useEffectEvent((words: string) => {
    asked.current = words
    onChange(words)
  })
  useEffect(() => {
    const next = typed.trim()
    if (next === asked.current) return undefined
    return afterRest(typingPauseMs, { isElsewhere: () => isElsewhere(), act: () => ask(next) })
  }, [typed])
  return [typed, setTyped] as const
}
