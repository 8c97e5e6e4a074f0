import { Search } from 'lucide-react'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
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
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  // A list changes its address meanwhile: the pause ends with the callback of that moment.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (value === asked.current) return
    // A link, or the way back, asks for something else than was typed.
    asked.current = value
    setTyped(value)
  }, [value])
  // The address of a search would take the place of the one that a press leads to, and the press would be lost.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    const next = typed.trim()
    if (isLeaving || next === asked.current) return undefined
    const timer = setTimeout(() => {
      asked.current = next
      latest.current(next)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, isLeaving])

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
