import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

const tones = {
  good: 'bg-brand-soft text-brand',
  bad: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-ink-2',
}

/** The round picture above a headline that says how something went. */
export const AuthMark = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span className={cx('mb-5 grid size-14 place-items-center rounded-full', tones[tone])}>{children}</span>
)
