import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchPart } from '../http/fetch-part.ts'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { useAppliedAt } from '../session/applied-store.ts'
import { useAction } from '../session/use-action.ts'
import { useSession } from '../session/use-session.ts'
import type { ApplyButtonProps } from './apply-button-props.ts'
import { BarStates } from './bar-states.tsx'
import { useOpenInOtherLanguage } from './keep-open.ts'
import { recallSent } from './sending/kept-sent.ts'
import { useSending } from './sending/use-sending.ts'

const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazy(loadDialog)

type ApplyBarProps = ApplyButtonProps & {
  /** The button was pressed before this was here. */
  isOpenAtFirst: boolean
  /** The button while nothing was sent; it comes with the page. */
  renderUnpressed: (onPress: () => void, isLoading: boolean) => ReactNode
}

/** Shows the apply button, the notice of an application waiting for a connection, or the day of sending. */
export default function ApplyBar({ isOpenAtFirst, renderUnpressed, ...form }: ApplyBarProps) {
  const { jobAd } = form
  const locale = useLocale()
  const appliedAt = useAppliedAt(jobAd.id)
  const sending = useSending()
  const [opened, setOpened] = useState<'above' | 'beside' | null>(null)
  const [open, isLoading] = useAction(async () => {
    const words = loadPhrases(locale, ['applying', 'forms', 'files', 'errors'])
    await fetchPart(Promise.all([loadDialog(), words, import('../forms/check-values.ts')]))
    setOpened(isWide() ? 'beside' : 'above')
  })
  useAppliedSync()
  // An application that was sent just before a reload can still be undone, unless it was withdrawn.
  const [isRestored] = useState(() => appliedAt !== undefined && recallSent(jobAd.id) !== null)
  useOnce(isOpenAtFirst || isRestored, open)
  useOpenWhenSent({ isWaiting: sending.isWaiting, isOpen: opened !== null, isSent: Boolean(appliedAt), open })
  useOpenInOtherLanguage(opened !== null)
  const bar = useFocusAfter(opened !== null)
  return (
    <>
      <div ref={bar} className="contents">
        {opened !== 'beside' && (
          <BarStates jobAdId={jobAd.id} appliedAt={appliedAt} sending={sending} onOpen={open}>
            {renderUnpressed(open, isLoading)}
          </BarStates>
        )}
      </div>
      {opened && (
        <Suspense>
          <ApplyDialog
            {...form}
            isPanel={opened === 'beside'}
            sending={sending}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const isWide = () => matchMedia('(width >= 64rem)').matches

/** Asks once a visit which ads the signed-in reader has applied for. A failure shows the usual button. */
function useAppliedSync() {
  const locale = useLocale()
  const isSignedIn = Boolean(useSession())
  useEffect(() => {
    if (!isSignedIn) return
    const sync = async () => (await import('./sync-applied.ts')).syncApplied(locale)
    void sync().catch(() => undefined)
  }, [isSignedIn, locale])
}

/** Runs something once, as soon as it is due. */
function useOnce(isDue: boolean, run: () => void) {
  const runNow = useEffectEvent(run)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDue || isDone.current) return
    isDone.current = true
    runNow()
  }, [isDue])
}

type SentAway = { isWaiting: boolean; isOpen: boolean; isSent: boolean; open: () => void }

/** Shows what was sent, with its undo, where the form was closed while it waited for a connection. */
function useOpenWhenSent({ isWaiting, isOpen, isSent, open }: SentAway) {
  const openNow = useEffectEvent(open)
  const hasWaited = useRef(false)
  useEffect(() => {
    if (hasWaited.current && isSent && !isOpen) openNow()
    hasWaited.current = isWaiting || (hasWaited.current && !isSent && !isOpen)
  }, [isWaiting, isOpen, isSent])
}

/** Gives the focus back to the bar when the panel beside the ad is closed; a dialog does so by itself. */
function useFocusAfter(isOpen: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('a, button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return bar
}
