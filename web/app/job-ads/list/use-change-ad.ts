import { changeJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { adAnswers } from './ad-answers.ts'
import type { Closing } from './closing/closing.ts'

export type AdChange = { kind: 'publish' | 'publishAgain' | 'extend' } | ({ kind: 'close' } & Closing)

/** Changes the state of an ad in the version that is shown, and says so. Throws what the call throws. */
export function useChangeAd(): (ad: { id: string; version: number }, change: AdChange) => Promise<void> {
  const t = usePhrases('jobAdList')
  const send = useMutationOf(changeJobAd, { changes: adAnswers })
  const headersFor = useIdempotencyKey()
  return async ({ id, version }, change) => {
    const body = { version, ...bodyOf(change) }
    await send({ params: { id }, body }, { headers: headersFor({ id, ...body }) })
    toast(t(said[change.kind]), 'success')
  }
}

const said = {
  publish: 'published',
  publishAgain: 'publishedAgain',
  extend: 'extended',
  close: 'closed',
} as const

function bodyOf(change: AdChange) {
  if (change.kind === 'extend') return { extend: true as const }
  if (change.kind === 'close') {
    const { kind: _, ...closing } = change
    return { status: 'archived' as const, ...closing }
  }
  return { status: 'published' as const }
}
