import { type SubmitEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DateInput } from '../forms/date-field.tsx'
import { FieldErrorText } from '../forms/field-frame.tsx'
import { described } from '../forms/input-style.ts'
import { typedDateOf, typedDateOrNothing } from '../forms/typed-date.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'

const names = ['from', 'to'] as const

/** The days that a log is shown of; they stand in the address. Needs the phrases of `audit`, `forms` and `errors`. */
export function DayFilter() {
  const t = usePhrases('audit')
  const [filters, setFilters] = useSearchParams()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const days = names.map((name) => ({ name, day: typedDateOrNothing.safeParse(typed.get(name)).data }))
    setWrong(days.filter(({ day }) => day === undefined).map(({ name }) => name))
    if (days.some(({ day }) => day === undefined)) return

    const next = new URLSearchParams(filters)
    for (const { name, day } of days)
      if (day) next.set(name, day)
      else next.delete(name)
    setFilters(next, { preventScrollReset: true })
  }
  return (
    <form onSubmit={show} noValidate className="mb-5 flex flex-wrap items-start gap-3">
      {names.map((name) => {
        const day = filters.get(name)
        // Another day in the address, by a link or the way back, is another field.
        return <DayField key={`${name} ${day}`} name={name} day={day} isWrong={wrong.includes(name)} />
      })}
      <Button type="submit" kind="soft" className="mt-6.5 h-12">
        {t('show')}
      </Button>
    </form>
  )
}

type DayFieldProps = { name: (typeof names)[number]; day: string | null; isWrong: boolean }

function DayField({ name, day, isWrong }: DayFieldProps) {
  const t = usePhrases('audit')
  const errors = usePhrases('errors')
  const id = useId()
  const error = isWrong ? errors('problem.date') : undefined
  return (
    <div className="w-48">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t(name)}
      </label>
      <DateInput id={id} name={name} defaultValue={typedDateOf(day)} {...described(id, error)} />
      <FieldErrorText id={id} error={error} />
    </div>
  )
}
