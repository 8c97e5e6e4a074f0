import { changeJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { Closing } from './closing/closing.ts'
import type { OpeningAction } from './deadline/new-deadline.ts'
import { invalidatedByAd } from './invalidated-by-ad.ts'

/** `deadline`: the last day to apply from now on, null for none; left out, it stays. */
export type AdChange = { kind: OpeningAction; deadline?: string | null } | ({ kind: 'close' } & Closing)

/** Changes the state of an ad in the shown version, and shows a toast. Throws what the call throws. */
export function useChangeAd(): (ad: { id: string; version: number }, change: AdChange) => Promise<void> {
  const t = usePhrases('jobAdList')
  const send = useMutationOf(changeJobAd, { changes: invalidatedByAd })
  const headersFor = useIdempotencyKey()
  return async ({ id, version }, change) => {
    const body = { version, ...bodyOf(change) }
    const { expiresAt } = await send({ params: { id }, body }, { headers: headersFor({ id, ...body }) })
    const date = expiresAt ? formatDate(lastInstantBefore(expiresAt)) : ''
    toast(t(said[change.kind], { date }), 'success')
  }
}

const said = {
  publish: 'published',
  publishAgain: 'publishedAgain',
  extend: 'extended',
  close: 'closed',
} as const

function bodyOf({ kind, ...more }: AdChange) {
  if (kind === 'extend') return { extend: true as const, ...more }
  return { status: kind === 'close' ? ('archived' as const) : ('published' as const), ...more }
}
