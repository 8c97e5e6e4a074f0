import type { ComponentProps } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { isNearBound, LengthCount } from '../../forms/length-count.tsx'
import { cx } from '../../ui/cx.ts'
import { fieldId, type FieldName } from '../typed/field-names.ts'

type LineFieldProps = Pick<ComponentProps<'input'>, 'dir' | 'lang' | 'inputMode' | 'type'> & {
  name: FieldName
  label: string
  error: string | undefined
  text: string
  onText: (text: string) => void
  hint?: string
  isOptional?: boolean
  /** The text is a suggestion that is not yet accepted. */
  isSuggested?: boolean
  /** The most letters of the text: near them the field shows how many there are, with `isCounted` always. */
  most?: number
  isCounted?: boolean
  /** Of the notes on its words, which belong to its error. */
  notesId?: string
}

/** One line of text of the form. */
export function LineField(props: LineFieldProps) {
  const {
    name,
    label,
    error,
    text,
    onText,
    hint,
    isOptional,
    isSuggested,
    most,
    isCounted,
    notesId,
    ...input
  } = props
  const id = fieldId(name)
  const countId = `${id}-count`
  const isNear = most !== undefined && (isCounted ? text.length > most : isNearBound({ text, most }))
  return (
    <div className="relative min-w-0">
      {isCounted && !isNear && (
        <span aria-hidden className="absolute end-0 top-0.5 text-xs text-ink-3 tabular-nums">
          <bdi dir="ltr">{`${text.length} / ${most}`}</bdi>
        </span>
      )}
      <FieldFrame
        id={id}
        label={label}
        error={error}
        hint={hint}
        isOptional={isOptional}
        aside={isNear && <LengthCount id={countId} text={text} most={most} />}
      >
        <input
          type="text"
          autoComplete="off"
          {...input}
          id={id}
          value={text}
          onChange={(event) => onText(event.target.value)}
          {...described(id, error, hint, cx(isNear && countId, error && notesId))}
          className={cx(inputStyle, isSuggested && 'border-dashed border-info! bg-info-soft!')}
        />
      </FieldFrame>
    </div>
  )
}
