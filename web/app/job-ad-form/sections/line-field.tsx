import type { ComponentProps } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { cx } from '../../ui/cx.ts'
import { fieldId, type FieldName } from '../typed/field-names.ts'

type LineFieldProps = Pick<ComponentProps<'input'>, 'dir' | 'lang' | 'inputMode' | 'maxLength' | 'type'> & {
  name: FieldName
  label: string
  error: string | undefined
  text: string
  onText: (text: string) => void
  hint?: string
  isOptional?: boolean
  /** The text is a suggestion that is not yet accepted. */
  isSuggested?: boolean
  /** At the end of the label's line, such as a count. */
  aside?: string
}

/** One line of text of the form. */
export function LineField(props: LineFieldProps) {
  const { name, label, error, text, onText, hint, isOptional, isSuggested, aside, ...input } = props
  const id = fieldId(name)
  return (
    <div className="relative min-w-0">
      {aside && (
        <span aria-hidden className="absolute end-0 top-0.5 text-xs text-ink-3 tabular-nums">
          <bdi dir="ltr">{aside}</bdi>
        </span>
      )}
      <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
        <input
          type="text"
          autoComplete="off"
          {...input}
          id={id}
          value={text}
          onChange={(event) => onText(event.target.value)}
          {...described(id, error, hint)}
          className={cx(inputStyle, isSuggested && 'border-dashed border-info! bg-info-soft!')}
        />
      </FieldFrame>
    </div>
  )
}
