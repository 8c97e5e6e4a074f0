import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { FieldFrame } from './field-frame.tsx'
import { described, inputStyle } from './input-style.ts'
import { readTypedDate, typedDateOf } from './typed-date.ts'
import type { FieldProps } from './use-contract-form.ts'

type DateFieldProps = FieldProps &
  Pick<DateInputProps, 'earliest' | 'latest'> & { hint?: ReactNode; isOptional?: boolean }

/** A date of a form whose schema reads it by `typed-date.ts`. */
export function DateField({ id, label, error, input, hint, isOptional, earliest, latest }: DateFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <DateInput
        {...input}
        id={id}
        earliest={earliest}
        latest={latest}
        required={!isOptional}
        {...described(id, error, hint)}
      />
    </FieldFrame>
  )
}

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The earliest day that the calendar offers, ISO 8601. */
  earliest?: string | undefined
  /** The latest one. */
  latest?: string | undefined
}

/**
 * A date, typed as DD / MM / YYYY in every language of the browser, or chosen from its calendar: the browser's own
 * field may show months first, or another calendar. Needs the phrases of `forms`.
 */
export function DateInput({ earliest, latest, ref, className, ...props }: DateInputProps) {
  const t = usePhrases('forms')
  const calendar = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const openCalendar = () => {
    if (!calendar.current || !field.current) return
    calendar.current.value = readTypedDate(field.current.value)
    calendar.current.showPicker()
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (field.current) typeInto(field.current, typedDateOf(target.value || null))
  }
  return (
    <div className="relative">
      <input
        {...props}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') ref(element)
        }}
        type="text"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('datePlaceholder')}
        // The button stands at the end of the page's direction, the text runs left-to-right in either.
        className={cx(inputStyle, 'pe-13 rtl:ps-13 rtl:pe-4', className)}
      />
      <input
        ref={calendar}
        type="date"
        min={earliest}
        max={latest}
        tabIndex={-1}
        aria-hidden
        onChange={take}
        className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
      />
      <button
        type="button"
        aria-label={t('openCalendar')}
        title={t('openCalendar')}
        onClick={openCalendar}
        className="needs-scripts absolute inset-y-0 end-1 my-auto grid size-10 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <CalendarDays className="size-5" aria-hidden />
      </button>
    </div>
  )
}

/** Puts text into a field as if it were typed, so that listeners of the field get it. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
