import { FieldFrame } from '../../forms/field-frame.tsx'
import { described } from '../../forms/input-style.ts'
import { Select } from '../../ui/select.tsx'
import { fieldId, type FieldName } from '../typed/field-names.ts'

type SelectFieldProps<Value extends string> = {
  name: FieldName
  label: string
  error: string | undefined
  value: Value | ''
  /** The text of the field without a choice; when left out, one option is always chosen. */
  empty?: string
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | '') => void
  isOptional?: boolean
  /** A sentence on the choice, under the field. */
  hint?: string | undefined
}

/** One of several, chosen from the browser's own list. */
export function SelectField<Value extends string>({
  name,
  label,
  error,
  value,
  empty,
  options,
  onChange,
  isOptional,
  hint,
}: SelectFieldProps<Value>) {
  const id = fieldId(name)
  return (
    <FieldFrame id={id} label={label} error={error} isOptional={isOptional} hint={hint}>
      <Select
        id={id}
        {...described(id, error, hint)}
        className="h-12 w-full rounded-m border border-line-strong bg-surface [&>select]:ps-4"
        options={empty === undefined ? options : [{ value: '', label: empty }, ...options]}
        value={value}
        // The options above are all that it offers.
        onChange={(event) => onChange(event.target.value as Value | '')}
      />
    </FieldFrame>
  )
}
