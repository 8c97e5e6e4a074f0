import type { ComponentProps, ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { FieldFrame } from './field-frame.tsx'
import { described, inputStyle } from './input-style.ts'
import type { FieldProps } from './use-contract-form.ts'

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'name' | 'required'> & {
    hint?: ReactNode
    isOptional?: boolean
    /** The text as it stands, and its most letters: near that bound the field shows both. */
    counted?: { text: string; most: number }
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
  const isNear = counted !== undefined && counted.text.length >= counted.most * near
  const countId = `${id}-count`
  const aside = isNear && <LengthCount id={countId} typed={counted.text.length} most={counted.most} />
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

/** The part of the bound from which on the count is of use. */
const near = 0.8

/** The letters of a long text beside their bound, or the number of letters beyond it. */
function LengthCount({ id, typed, most }: { id: string; typed: number; most: number }) {
  const t = usePhrases('forms')
  const { number } = useFormats()
  if (typed > most)
    return (
      <span id={id} role="status" className="text-xs font-semibold text-danger">
        {t('tooManyLetters', { count: typed - most })}
      </span>
    )
  return (
    <span id={id} dir="ltr" className="text-xs text-ink-3 tabular-nums">
      {t('letters', { count: number(typed), most: number(most) })}
    </span>
  )
}
