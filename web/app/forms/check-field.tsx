import type { ReactNode } from 'react'
import { FieldErrorText } from './field-frame.tsx'
import { described } from './input-style.ts'
import type { FieldProps } from './use-contract-form.ts'

type CheckFieldProps = FieldProps & {
  isOptional?: boolean
  /** The text of the consent, where it holds more than words; else the label itself. */
  children?: ReactNode
}

/** A box to tick, with its sentence. */
export function CheckField({ id, label, error, input, isOptional, children }: CheckFieldProps) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          required={!isOptional}
          {...described(id, error)}
          className="mt-2.5 size-5 shrink-0 accent-brand"
        />
        <label htmlFor={id} className="min-w-0 py-1.5 text-sm leading-7">
          {children ?? label}
        </label>
      </div>
      {/* Under its own sentence, and not as near to the next box. A box that may stay empty has no error. */}
      {!isOptional && (
        <div className="-mt-2.5 mb-2.5 ps-8">
          <FieldErrorText id={id} error={error} keptLines={1} />
        </div>
      )}
    </div>
  )
}
