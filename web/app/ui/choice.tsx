import { useId } from 'react'
import { Select } from './select.tsx'

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A list to choose one value of a filter from. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
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
