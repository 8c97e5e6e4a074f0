import { isolateCode } from '../i18n/isolate.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Stats } from '../workspace/dashboard-context.ts'

/** The number of open ads within the plan. Nothing to show where the plan sets no limit. */
export function QuotaMeter({ plan: { openAds, limit } }: Pick<Stats, 'plan'>) {
  const t = usePhrases('dashboard')
  const { number } = useFormats()
  if (limit === null) return null
  const text = t('quotaOf', { used: isolateCode(number(openAds)), limit: isolateCode(number(limit)) })
  const share = Math.min(1, openAds / limit)

  return (
    <div className="rounded-m border border-line p-3">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-semibold">{t('quota')}</span>
        <span className="text-ink-3">{text}</span>
      </p>
      <div
        role="meter"
        aria-label={t('quota')}
        aria-valuenow={openAds}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuetext={text}
        className="mt-2.5 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          style={{ inlineSize: `${share * 100}%` }}
          className={share < 1 ? 'h-full bg-brand' : 'h-full bg-accent'}
        />
      </div>
    </div>
  )
}
