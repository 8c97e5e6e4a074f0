import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  plain: 'bg-sunken text-ink-2',
  info: 'bg-info-soft text-info',
  good: 'bg-brand-soft text-brand-strong font-medium',
  warn: 'bg-warn-soft text-warn font-medium',
  bad: 'bg-danger-soft text-danger font-medium',
}

/** A short fact beside a name. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={cx('badge', tones[tone])}>{children}</span>
}
