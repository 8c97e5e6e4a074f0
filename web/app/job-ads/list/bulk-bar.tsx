import type { TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { CalendarPlus, CircleX, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { useAction } from '../../session/use-action.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type BulkOutcome, BulkResults } from './bulk-results.tsx'
import { CloseDialog } from './closing/close-dialog.tsx'
import type { Closing } from './closing/closing.ts'
import { canExtendAt } from './time-left.ts'
import { useAdTitle } from './use-ad-title.ts'
import { type BulkChange, useChangeAds } from './use-change-ads.ts'
import { mostSelected } from './use-selection.ts'

type BulkBarProps = { selected: readonly TeamJobAdRow[]; onClear: () => void }

/** Actions for the selected ads, with how many each is for; afterwards the result of each. */
export function BulkBar({ selected, onClear }: BulkBarProps) {
  const send = useChangeAds()
  const titleOf = useAdTitle()
  const [isClosing, setIsClosing] = useState(false)
  const [results, setResults] = useState<BulkOutcome | null>(null)
  const now = useNow()
  const extendable = selected.filter((ad) => ad.state === 'active' && canExtendAt(ad.expiresAt, now))
  const closable = selected.filter(({ state }) => state === 'active' || state === 'expired')

  const change = async (ads: readonly TeamJobAdRow[], kind: BulkChange, closing?: Closing) =>
    setResults({ change: kind, ads, items: await send(ads, kind, closing) })
  const [extend, isExtending] = useAction(() => change(extendable, 'extend'))
  const finish = () => {
    setResults(null)
    onClear()
  }
  return (
    <>
      {selected.length > 0 && (
        <Bar
          selected={selected.length}
          extendable={extendable.length}
          closable={closable.length}
          isBusy={isExtending}
          onExtend={extend}
          onClose={() => setIsClosing(true)}
          onClear={onClear}
        />
      )}
      {isClosing && (
        <CloseDialog
          ads={closable.map(({ id, title, candidates }) => ({
            id,
            title: titleOf(title),
            openCandidates: candidates.open,
          }))}
          onClose={() => setIsClosing(false)}
          onConfirm={(closing) => change(closable, 'close', closing)}
        />
      )}
      {results && <BulkResults results={results} onClose={finish} />}
    </>
  )
}

type BarProps = {
  selected: number
  extendable: number
  closable: number
  isBusy: boolean
  onExtend: () => void
  onClose: () => void
  onClear: () => void
}

function Bar({ selected, extendable, closable, isBusy, onExtend, onClose, onClear }: BarProps) {
  const t = usePhrases('jobAdList')
  const { number } = useFormats()
  return (
    <section
      aria-label={t('selectedActions')}
      data-foot
      className="sticky bottom-3 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-m bg-ink py-2.5 ps-4 pe-2 text-surface shadow-2 max-md:bottom-0 max-md:-mx-4 max-md:w-auto max-md:max-w-none max-md:gap-x-2 max-md:gap-y-1 max-md:rounded-none max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="font-semibold max-md:text-sm">
        {t('selected', { count: selected })}
      </p>
      <button type="button" disabled={extendable === 0 || isBusy} onClick={onExtend} className={barButton}>
        <CalendarPlus className="size-4" aria-hidden />
        {t('extendSelected', { count: number(extendable) })}
      </button>
      <button type="button" disabled={closable === 0} onClick={onClose} className={barButton}>
        <CircleX className="size-4" aria-hidden />
        {t('closeSelected', { count: number(closable) })}
      </button>
      <p className="text-sm opacity-80 empty:hidden max-md:order-last max-md:basis-full max-md:text-xs">
        {selected >= mostSelected
          ? t('mostSelected', { count: number(mostSelected) })
          : selected > extendable && t('notExtendable', { count: selected - extendable })}
      </p>
      <IconButton
        label={t('clearSelection')}
        onClick={onClear}
        className="ms-auto text-surface hover:bg-ink-2 hover:text-surface focus-visible:outline-surface"
      >
        <X className="size-5" aria-hidden />
      </IconButton>
    </section>
  )
}

const barButton =
  'inline-flex min-h-10 items-center gap-2 rounded-full border border-surface/30 px-4 max-md:min-h-11 max-md:px-3 max-md:[&>svg]:hidden text-sm font-medium hover:bg-ink-2 focus-visible:outline-surface disabled:cursor-not-allowed disabled:opacity-55'
