import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import type { Section } from '../typed/field-names.ts'
import { useReveal } from './use-reveal.ts'

type FormSectionProps = {
  id: Section
  title: string
  text?: string
  /** Stands beside the title. */
  badge?: ReactNode
  /** Stands at the end of the head. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the form on a card of its own; on phones it can be closed. */
export function FormSection({ id, title, text, badge, action, children }: FormSectionProps) {
  const [isOpen, setIsOpen] = useState(true)
  const ref = useRef<HTMLElement>(null)
  useReveal(ref, () => setIsOpen(true))
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-20 rounded-l border border-line bg-surface p-4 sm:p-5 lg:scroll-mt-22"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${id}-title`} className="text-lg font-semibold max-sm:basis-full">
          <span className="max-sm:hidden">{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-start sm:hidden"
          >
            {title}
            <ChevronDown className={cx('size-5 shrink-0 text-ink-3', isOpen && 'rotate-180')} aria-hidden />
          </button>
        </h2>
        {badge}
        {text && (
          <p
            className={cx(
              'min-w-0 text-sm text-pretty text-ink-3 max-sm:basis-full sm:flex-1',
              !isOpen && 'max-sm:hidden',
            )}
          >
            {text}
          </p>
        )}
        {action && <div className={cx('ms-auto', !isOpen && 'max-sm:hidden')}>{action}</div>}
      </div>
      <div id={`${id}-body`} className={cx('mt-4', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </section>
  )
}
