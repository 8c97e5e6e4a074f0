import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { DateInput } from '../forms/date-field.tsx'
import { FieldErrorText } from '../forms/field-frame.tsx'
import { described } from '../forms/input-style.ts'
import { typedDateOf, typedDateOrNothing } from '../forms/typed-date.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import type { Days } from './days.ts'

const names = ['from', 'to'] as const

type Name = (typeof names)[number]
type Problem = 'date' | 'tooEarly'
type Problems = { [name in Name]?: Problem }

type DayFilterProps = {
  /** The days that the log is shown of. */
  days: Days
  /** Shows the log of other days; the form holds the other fields that the same button shows. */
  onShow: (days: Days, form: FormData) => void
  /** The other filters of the log. */
  children?: ReactNode
}

/** The days that a log is shown of. Needs the phrases of `audit`, `forms` and `errors`. */
export function DayFilter({ days, onShow, children }: DayFilterProps) {
  const t = usePhrases('audit')
  const [problems, setProblems] = useState<Problems>({})
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, to] = names.map((name) => typedDateOrNothing.safeParse(typed.get(name)).data)
    const found = problemsOf({ from, to })
    setProblems(found)
    if (!found.from && !found.to) onShow({ from: from || undefined, to: to || undefined }, typed)
  }
  return (
    <form
      onSubmit={show}
      noValidate
      className="mb-5 grid grid-cols-2 items-start gap-x-2 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-x-3 min-[90rem]:grid-cols-[repeat(5,minmax(0,12rem))_auto]"
    >
      {children}
      {names.map((name) => {
        const day = days[name] ?? null
        // Another day in the address, by a link or the way back, is another field.
        return <DayField key={`${name} ${day}`} name={name} day={day} problem={problems[name]} />
      })}
      <Button type="submit" kind="soft" className="h-12 max-sm:col-span-2 sm:self-end sm:justify-self-start">
        {t('show')}
      </Button>
    </form>
  )
}

/** Days as ISO 8601, empty without one, undefined for text that is no date. */
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
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t(name)}
      </label>
      <DateInput
        id={id}
        name={name}
        defaultValue={typedDateOf(day)}
        // Two stand beside each other on phones.
        className="max-sm:ps-3 max-sm:pe-11 rtl:max-sm:ps-11 rtl:max-sm:pe-3"
        {...described(id, error)}
      />
      <FieldErrorText id={id} error={error} />
    </div>
  )
}
