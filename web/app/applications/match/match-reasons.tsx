import type { MatchReason } from '@qareeb/contract/candidates/evaluation'
import type { MatchVerdict } from '@qareeb/contract/candidates/match-weights'
import { CircleCheck, CircleQuestionMark, CircleMinus, type LucideIcon } from 'lucide-react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

const signs: Record<MatchVerdict, { icon: LucideIcon; color: string }> = {
  met: { icon: CircleCheck, color: 'text-brand' },
  unclear: { icon: CircleQuestionMark, color: 'text-warn' },
  below: { icon: CircleMinus, color: 'text-ink-3' },
  'not-found': { icon: CircleMinus, color: 'text-ink-3' },
}

/** The verdict on each requirement of the ad, with the reason in words. Weights are shown where there are any. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const t = usePhrases('match')
  const locale = useLocale()
  return (
    <ul className="grid gap-2">
      {reasons.map((reason) => {
        const { icon: Icon, color } = signs[reason.verdict]
        return (
          <li key={reason.text.en} className="flex gap-2 text-sm">
            <Icon className={cx('mt-0.5 size-4 shrink-0', color)} aria-hidden />
            <div className="min-w-0">
              <span className="font-semibold">{t(`verdict.${reason.verdict}`)}</span>
              {reason.weight !== undefined && (
                <span className="ms-2 text-[0.8125rem] text-ink-3">
                  {t('weight', { weight: reason.weight })}
                </span>
              )}
              <p className="text-ink-2 wrap-anywhere">{readIn(locale, reason.text).text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
