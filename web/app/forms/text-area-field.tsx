import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { FieldFrame } from './field-frame.tsx'
import { described, inputStyle } from './input-style.ts'
import { type Counted, isNearBound, LengthCount } from './length-count.tsx'
import type { FieldProps } from './use-contract-form.ts'

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'name' | 'required'> & {
    hint?: ReactNode
    isOptional?: boolean
    /** Near its bound the field shows the letters of the text. */
    counted?: Counted
  }

/** Several lines of text; grows with the text where the browser supports it. */
export function TextAreaField({
  id,
  label,
  error,
  input,
  hint,
  isOptional,
  counted,
  ...props
}: TextAreaFieldProps) {
  const isNear = counted !== undefined && isNearBound(counted)
  const countId = `${id}-count`
  const aside = isNear && <LengthCount id={countId} {...counted} />
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional} aside={aside}>
      <textarea
        rows={5}
        dir="auto"
        {...props}
        {...input}
        id={id}
        required={!isOptional}
        {...described(id, error, hint, isNear ? countId : undefined)}
        className={cx(inputStyle, 'field-sizing-content h-auto min-h-32 py-3 wrap-anywhere')}
      />
    </FieldFrame>
  )
}
