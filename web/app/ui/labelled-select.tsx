import { useId } from 'react'
import { Select } from './select.tsx'

type LabelledSelectProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A select with its label above, to choose one value of a filter. */
export function LabelledSelect({ label, value, options, onChoose }: LabelledSelectProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="h-12 w-full rounded-m border border-line-strong bg-surface [&>select]:ps-4"
      />
    </div>
  )
}
