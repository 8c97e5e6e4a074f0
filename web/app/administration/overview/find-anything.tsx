import { administrationBounds } from '@qareeb/contract/administration'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { inputStyle } from '../../forms/input-style.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { kindsFor } from './kinds-for.ts'

/**
 * One field for companies by their names, accounts by name or e-mail, and messages by recipient. Enter looks among
 * accounts for an e-mail address and among companies for anything else; the ways to the others stand below.
 */
export function FindAnything() {
  const o = usePhrases('platformOverview')
  const field = useSlashKey()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const places = usePlaces(typed.trim())
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = places
    if (first) void navigate(first.to, { state: first.state })
  }
  return (
    <form role="search" onSubmit={search} className="group relative w-full sm:w-80">
      <Search className="pointer-events-none absolute start-3.5 top-3.5 size-4 text-ink-3" aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label={o('findAnything')}
        placeholder={o('findAnything')}
        aria-keyshortcuts="/"
        maxLength={administrationBounds.search.max}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className={cx(inputStyle, 'h-11! rounded-full! ps-10! text-sm')}
      />
      {places.length > 0 && (
        <ul className="absolute inset-x-0 top-12 z-30 hidden rounded-m border border-line bg-surface p-1.5 text-sm shadow-2 group-focus-within:block">
          {places.map(({ key, label, to, state }) => (
            <li key={key}>
              <Link
                to={to}
                state={state}
                className="flex min-h-10 items-center rounded-s px-3 hover:bg-sunken max-sm:min-h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

/** The ways to what a text may name. A recipient stays out of the address of the page. */
function usePlaces(typed: string) {
  const o = usePhrases('platformOverview')
  const paths = usePaths()
  const places = {
    accounts: { label: o('findInUsers'), to: paths.adminUsers({ q: typed }), state: null },
    companies: {
      label: o('findInCompanies'),
      to: paths.adminCompanies({ list: 'all', q: typed }),
      state: null,
    },
    messages: { label: o('findInMessages'), to: paths.adminMail(), state: { address: typed } },
  }
  return kindsFor(typed).map((kind) => ({ key: kind, ...places[kind] }))
}

/** The slash puts the cursor into the field, as long as nobody types elsewhere. */
function useSlashKey() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable], dialog *')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return field
}
