import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** A count or a remark at the end of the line. */
  aside?: ReactNode
  /** It would give nothing: it can be reached and read, but not chosen. */
  isIdle?: boolean
}

type ChoiceListProps<Value extends string> = {
  legend: string
  /** `one` for radio buttons, `many` for check boxes. */
  pick: 'one' | 'many'
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** Under which name a form sends what is chosen; outside a form it needs none. */
  name?: string | undefined
  className?: string | undefined
}

/** A group of radio buttons or check boxes. */
export function ChoiceList<Value extends string>({
  legend,
  pick,
  choices,
  chosen,
  onChange,
  name: givenName,
  className,
}: ChoiceListProps<Value>) {
  const ownName = useId()
  const name = givenName ?? ownName
  const toggle = (value: Value, isChosen: boolean) => {
    if (pick === 'one') return onChange([value])
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
  }

  return (
    <fieldset className={className}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ value, label, aside, isIdle = false }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-s py-1 text-[0.95rem]',
              isIdle && 'text-ink-3',
            )}
          >
            <input
              type={pick === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              aria-disabled={isIdle || undefined}
              onChange={(event) => !isIdle && toggle(value, event.target.checked)}
              className={cx(
                'size-5 shrink-0 accent-brand',
                isIdle && 'cursor-not-allowed opacity-50',
                pick === 'one' ? 'rounded-full' : 'rounded-s',
              )}
            />
            <span className="min-w-0 flex-1">{label}</span>
            {aside !== undefined && <span className="text-sm text-ink-3 tabular-nums">{aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
