import { Check } from 'lucide-react'

type ChipChoicesProps<Value extends string> = {
  id: string
  legend: string
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Several of a list, each a chip that is pressed. */
export function ChipChoices<Value extends string>(props: ChipChoicesProps<Value>) {
  const { id, legend, choices, chosen, onChange } = props
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className="group inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong max-sm:min-h-11"
          >
            <Check className="hidden size-4 group-aria-pressed:block" aria-hidden />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
