import type { LucideIcon } from 'lucide-react'
import { cx } from '../ui/cx.ts'

const tones = {
  good: 'bg-brand-soft text-brand',
  bad: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-ink-2',
}

type AuthMarkProps = {
  tone: keyof typeof tones
  Icon: LucideIcon
  /** Turns while something loads. */
  isTurning?: boolean
}

/** The round picture of a result above its headline. */
export const AuthMark = ({ tone, Icon, isTurning = false }: AuthMarkProps) => (
  <span className={cx('mb-5 grid size-14 place-items-center rounded-full', tones[tone])}>
    <Icon className={cx('size-7', isTurning && 'animate-spin')} aria-hidden />
  </span>
)
