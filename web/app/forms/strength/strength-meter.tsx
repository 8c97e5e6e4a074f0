import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { strengthOf, type Strength } from './strength.ts'
import { useCommonLimit } from './use-common-limit.ts'

const tones: Record<Strength, string> = {
  0: 'bg-danger',
  1: 'bg-warn',
  2: 'bg-accent',
  3: 'bg-brand',
  4: 'bg-brand',
}

type StrengthMeterProps = {
  password: string
  personal: readonly string[]
  /** An error stands beside this password: the meter then shows no words of its own. */
  isRefused: boolean
}

const theLower = (one: Strength, other: Strength): Strength => (one < other ? one : other)

/** Four bars and a word for the strength of a new password. */
export function StrengthMeter({ password, personal, isRefused }: StrengthMeterProps) {
  const t = usePhrases('forms')
  const limit = useCommonLimit(password)
  const strength = isRefused ? 0 : theLower(strengthOf(password, personal), limit)
  const filled = password === '' ? 0 : Math.max(1, strength)

  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx('h-1.5 flex-1 rounded-full', bar <= filled ? tones[strength] : 'bg-line')}
          />
        ))}
      </div>
      {/* Its line stays where it is empty, so that nothing below moves. */}
      <output className="min-h-5 min-w-28 text-end text-sm text-ink-2">
        {password === '' ? t('passwordRule') : !isRefused && t(`strength.${strength}`)}
      </output>
    </div>
  )
}
