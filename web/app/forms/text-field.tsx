import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { FieldFrame } from './field-frame.tsx'
import { described, inputStyle } from './input-style.ts'
import type { FieldProps } from './use-contract-form.ts'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'name' | 'required'> & {
    hint?: ReactNode
    isOptional?: boolean
    /** The hint says when: it or another one is required, or a later step needs it. */
    isSometimesRequired?: boolean
    /** The id of a text beside it that is a hint for several fields. */
    sharedHint?: string
  }

/** A line of text. Addresses, phones and codes run left-to-right in either language: give them `dir="ltr"`. */
export function TextField({
  id,
  label,
  error,
  input,
  hint,
  isOptional,
  isSometimesRequired,
  sharedHint,
  className,
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <input
        type="text"
        {...props}
        {...input}
        id={id}
        required={!isOptional && !isSometimesRequired}
        {...described(id, error, hint, sharedHint)}
        className={cx(inputStyle, className)}
      />
    </FieldFrame>
  )
}
