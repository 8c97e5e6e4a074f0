import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string; label: string }[]
}

/** The browser's own select, which speaks every phone's language; `aria-label` or a `<label>` names it. */
export function Select({ options, className, ...props }: SelectProps) {
  return (
    <span className={cx('relative inline-flex has-[[aria-invalid=true]]:border-danger!', className)}>
      <select
        {...props}
        className="w-full appearance-none truncate rounded-[inherit] bg-transparent pe-8 text-ink"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-ink-3"
        aria-hidden
      />
    </span>
  )
}
