import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { fieldId, type FieldName } from '../typed/field-names.ts'
import { type Bounds, stepped } from '../typed/stepped.ts'

type StepperFieldProps = {
  name: FieldName
  label: string
  error: string | undefined
  bounds: Bounds
  text: string
  onText: (text: string) => void
}

/** An optional whole number: typed, or changed by one with the buttons and the arrow keys. */
export function StepperField({ name, label, error, bounds, text, onText }: StepperFieldProps) {
  const t = usePhrases('jobAdForm')
  const id = fieldId(name)
  const [fewer, more] = [stepped(text, -1, bounds), stepped(text, 1, bounds)]
  return (
    <FieldFrame id={id} label={label} error={error} isOptional>
      <div
        className={cx(
          inputStyle,
          'flex items-stretch overflow-hidden p-0! has-aria-invalid:border-danger has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand',
        )}
      >
        <Step to={fewer} label={t('oneFewer', { field: label })} onStep={onText} className="border-e">
          <Minus className="size-4" aria-hidden />
        </Step>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          id={id}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            const next = event.key === 'ArrowUp' ? more : fewer
            if (next !== null) onText(next)
          }}
          {...described(id, error)}
          className="w-full min-w-0 bg-transparent text-center tabular-nums outline-none"
        />
        <Step to={more} label={t('oneMore', { field: label })} onStep={onText} className="border-s">
          <Plus className="size-4" aria-hidden />
        </Step>
      </div>
    </FieldFrame>
  )
}

type StepProps = {
  /** Null where no step is left. */
  to: string | null
  label: string
  onStep: (text: string) => void
  className: string
  children: ReactNode
}

const Step = ({ to, label, onStep, className, children }: StepProps) => (
  <button
    type="button"
    disabled={to === null}
    onClick={() => to !== null && onStep(to)}
    aria-label={label}
    className={cx(
      className,
      'grid w-11 shrink-0 place-items-center border-line text-ink-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40',
    )}
  >
    {children}
  </button>
)
