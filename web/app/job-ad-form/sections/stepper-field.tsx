import { Minus, Plus } from 'lucide-react'
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

const step =
  'grid h-full w-11 shrink-0 place-items-center text-ink-2 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40'

/** An optional whole number: typed, or changed by one with the buttons and the arrow keys. */
export function StepperField({ name, label, error, bounds, text, onText }: StepperFieldProps) {
  const t = usePhrases('jobAdForm')
  const id = fieldId(name)
  const [fewer, more] = [stepped(text, -1, bounds), stepped(text, 1, bounds)]
  const change = (next: string | null) => next !== null && onText(next)
  return (
    <FieldFrame id={id} label={label} error={error} isOptional>
      <div
        className={cx(
          inputStyle,
          'flex items-stretch overflow-hidden p-0! has-aria-invalid:border-danger has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand',
        )}
      >
        <button
          type="button"
          disabled={fewer === null}
          onClick={() => change(fewer)}
          aria-label={t('oneFewer', { field: label })}
          className={cx(step, 'border-e border-line')}
        >
          <Minus className="size-4" aria-hidden />
        </button>
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
            change(event.key === 'ArrowUp' ? more : fewer)
          }}
          {...described(id, error)}
          className="w-full min-w-0 bg-transparent text-center tabular-nums outline-none"
        />
        <button
          type="button"
          disabled={more === null}
          onClick={() => change(more)}
          aria-label={t('oneMore', { field: label })}
          className={cx(step, 'border-s border-line')}
        >
          <Plus className="size-4" aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
