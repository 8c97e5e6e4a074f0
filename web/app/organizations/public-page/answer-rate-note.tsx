import type { AnswerRate } from '@qareeb/contract/candidates/answer-rate'
import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import { ChevronDown, MessageCircleReply } from 'lucide-react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** How reliably a company answers; the formula is behind it. */
export function AnswerRateNote({ rate: { percent, answered, counted } }: { rate: AnswerRate }) {
  const t = usePhrases('organizationPage')
  const { number } = useFormats()
  const { days, atLeast, graceDays } = answerRateBounds
  return (
    <details className="mt-2 max-w-[65ch]">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium text-brand underline-offset-4 hover:underline">
        <MessageCircleReply className="size-5 shrink-0" aria-hidden />
        {t('answerRate', { percent: number(percent) })}
        <ChevronDown className="size-4 shrink-0" aria-hidden />
      </summary>
      <p className="text-sm text-pretty text-ink-2">
        {t('answerRateCounts', { answered: number(answered), counted: number(counted), days: number(days) })}{' '}
        {t('answerRateFormula', { days: number(graceDays), least: number(atLeast) })}
      </p>
    </details>
  )
}
