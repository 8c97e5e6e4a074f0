import { Search } from 'lucide-react'
import { type ComponentProps, type SubmitEvent, useId, useState } from 'react'
import { FieldErrorText } from '../forms/field-frame.tsx'
import { described, inputStyle } from '../forms/input-style.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'

type SearchFormProps = Pick<ComponentProps<'input'>, 'type' | 'dir' | 'maxLength'> & {
  label: string
  /** Said under the field. */
  hint?: string
  /** The present search. */
  value: string
  /** The error of the typed text; it is not searched for then. */
  problemOf?: (typed: string) => string | undefined
  onSearch: (value: string) => void
}

/** A field to search a list by; the address of the page holds the search. */
export function SearchForm({ label, hint, value, problemOf, onSearch, ...input }: SearchFormProps) {
  const t = usePhrases('administration')
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [error, setError] = useState<string>()
  if (value !== shown) {
    // A link, or the way back, searches for something else.
    setShown(value)
    setTyped(value)
  }
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = typed.trim()
    const problem = wanted === '' ? undefined : problemOf?.(wanted)
    setError(problem)
    if (problem === undefined) onSearch(wanted)
  }
  return (
    <form role="search" noValidate onSubmit={search} className="min-w-64 flex-1">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          {...input}
          id={id}
          name="q"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...described(id, error, hint)}
          className={inputStyle}
        />
        <Button type="submit" kind="soft" className="h-12">
          <Search className="size-4" aria-hidden />
          {t('search')}
        </Button>
      </span>
      {hint && (
        <span id={`${id}-hint`} className="mt-1.5 block text-sm text-ink-3">
          {hint}
        </span>
      )}
      <FieldErrorText id={id} error={error} />
    </form>
  )
}
