import { type SubmitEvent, useId } from 'react'
import { useSearchParams } from 'react-router'
import { inputStyle } from '../forms/input-style.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'

const names = ['from', 'to'] as const

/** The days that a log is shown of; they stand in the address. */
export function DayFilter() {
  const t = usePhrases('audit')
  const [filters, setFilters] = useSearchParams()
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const next = new URLSearchParams(filters)
    for (const name of names) {
      const day = typed.get(name)
      if (typeof day === 'string' && day !== '') next.set(name, day)
      else next.delete(name)
    }
    setFilters(next, { preventScrollReset: true })
  }
  return (
    <form onSubmit={show} className="mb-5 flex flex-wrap items-end gap-3">
      {names.map((name) => (
        <DayField key={name} name={name} label={t(name)} value={filters.get(name) ?? ''} />
      ))}
      <Button type="submit" kind="soft">
        {t('show')}
      </Button>
    </form>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId()
  return (
    <span className="min-w-36">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        key={value}
        id={id}
        name={name}
        type="date"
        dir="ltr"
        defaultValue={value}
        className={cx(inputStyle, 'h-11')}
      />
    </span>
  )
}
