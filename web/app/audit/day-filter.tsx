import { type SubmitEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DateInput } from '../forms/date-field.tsx'
import { FieldErrorText } from '../forms/field-frame.tsx'
import { described } from '../forms/input-style.ts'
import { typedDateOf, typedDateOrNothing } from '../forms/typed-date.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { useDays } from './use-days.ts'

const names = ['from', 'to'] as const

type Name = (typeof names)[number]
type Problem = 'date' | 'tooEarly'
type Problems = { [name in Name]?: Problem }

/** The days that a log is shown of; they stand in the address. Needs the phrases of `audit`, `forms` and `errors`. */
export function DayFilter() {
  const t = usePhrases('audit')
  const [filters, setFilters] = useSearchParams()
  const days = useDays()
  const [problems, setProblems] = useState<Problems>({})
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, to] = names.map((name) => typedDateOrNothing.safeParse(typed.get(name)).data)
    const found = problemsOf({ from, to })
    setProblems(found)
    if (found.from || found.to) return

    const next = new URLSearchParams(filters)
    for (const [name, day] of Object.entries({ from, to }))
      if (day) next.set(name, day)
      else next.delete(name)
    setFilters(next, { preventScrollReset: true })
  }
  return (
    <form onSubmit={show} noValidate className="mb-5 flex flex-wrap items-start gap-3">
      {names.map((name) => {
        const day = days[name] ?? null
        // Another day in the address, by a link or the way back, is another field.
        return <DayField key={`${name} ${day}`} name={name} day={day} problem={problems[name]} />
      })}
      <Button type="submit" kind="soft" className="mt-6.5 h-12">
        {t('show')}
      </Button>
    </form>
  )
}

/** Days as ISO 8601, empty where none was typed, undefined for what is no date. */
function problemsOf({ from, to }: Partial<Record<Name, string | undefined>>): Problems {
  return {
    ...(from === undefined && { from: 'date' }),
    ...(to === undefined && { to: 'date' }),
    ...(from && to && to < from && { to: 'tooEarly' }),
  }
}

type DayFieldProps = { name: Name; day: string | null; problem: Problem | undefined }

function DayField({ name, day, problem }: DayFieldProps) {
  const t = usePhrases('audit')
  const errors = usePhrases('errors')
  const id = useId()
  const error = problem && errors(`problem.${problem}`)
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
