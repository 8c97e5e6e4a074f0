import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { Check, CircleExclamationPoint } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdTitle } from './use-ad-title.ts'
import type { BulkChange, ChangeOutcome } from './use-change-ads.ts'

export type BulkOutcome = {
  change: BulkChange
  ads: readonly TeamJobAdRow[]
  items: readonly ChangeOutcome[]
}

/** The result of a change of several ads, one by one: done, or why not. */
export function BulkResults({ results, onClose }: { results: BulkOutcome; onClose: () => void }) {
  const t = usePhrases('jobAdList')
  const titleOf = useAdTitle()
  const { change, ads, items } = results
  const titles = new Map(ads.map(({ id, title }) => [id, titleOf(title)]))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('resultsTitle')}
      footer={<Button onClick={onClose}>{t('resultsDone')}</Button>}
    >
      <ul className="divide-y divide-line">
        {items.map(({ id, refusal }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            {refusal ? (
              <CircleExclamationPoint className="mt-1 size-5 shrink-0 text-danger" aria-hidden />
            ) : (
              <Check className="mt-1 size-5 shrink-0 text-brand" aria-hidden />
            )}
            <span className="min-w-0 text-start">
              <bdi className="block font-medium wrap-anywhere">{titles.get(id)}</bdi>
              <span className="block text-sm text-ink-2">{refusal ? refusal : t(`result.${change}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
