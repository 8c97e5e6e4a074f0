import type { ComponentProps } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { fieldId, type FieldName } from '../typed/field-names.ts'

type LineFieldProps = Pick<ComponentProps<'input'>, 'dir' | 'lang' | 'inputMode' | 'maxLength' | 'type'> & {
  name: FieldName
  label: string
  error: string | undefined
  text: string
  onText: (text: string) => void
  hint?: string
  isOptional?: boolean
}

/** One line of text of the form. */
export function LineField({ name, label, error, text, onText, hint, isOptional, ...input }: LineFieldProps) {
  const id = fieldId(name)
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...described(id, error, hint)}
        className={inputStyle}
      />
    </FieldFrame>
  )
}
