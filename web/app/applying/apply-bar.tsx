import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fetchPart } from '../http/fetch-part.ts'
import { loadPhrases } from '../i18n/load-phrases.ts'
import { useLocale } from '../i18n/use-phrases.ts'
import { useAppliedAt } from '../session/applied-store.ts'
import { useAction } from '../session/use-action.ts'
import { useSession } from '../session/use-session.ts'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import type { ApplyButtonProps, BarState } from './apply-button-props.ts'
import { BarStates } from './bar-states.tsx'
import { useOpenInOtherLanguage } from './keep-open.ts'
import { recallSent } from './sending/kept-sent.ts'
import { useSending } from './sending/use-sending.ts'

const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazy(loadDialog)

type ApplyBarProps = ApplyButtonProps & {
  /** How often the button was pressed, also before this was here. */
  presses: number
  /** Called with undefined at the end. */
  onChange: (state: BarState | undefined) => void
}

/** Opens the form, and shows the notice of an application waiting for a connection, or the day of sending. */
export default function ApplyBar({ presses, onChange, ...form }: ApplyBarProps) {
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
  useOpenAtPress(isRestored ? presses + 1 : presses, open)
  useOpenWhenSent({ isWaiting: sending.isWaiting, isOpen: opened !== null, isSent: Boolean(appliedAt), open })
  useOpenInOtherLanguage(opened !== null)
  const isSettled = sending.isWaiting || sending.isAdClosed || appliedAt !== undefined
  const hidesButton = opened === 'beside' || isSettled
  useLayoutEffect(() => {
    onChange({ hidesButton, isLoading })
    return () => onChange(undefined)
  }, [onChange, hidesButton, isLoading])
  const states = useRef<HTMLDivElement>(null)
  // A dialog gives the focus back by itself; the panel beside the ad does not. The button comes back by a later render
  // of the same task.
  const focusBar = () => states.current?.parentElement?.querySelector<HTMLElement>('a, button')?.focus()
  useFocusWhenReplaced(opened !== null, () => opened === null && queueMicrotask(focusBar))
  return (
    <>
      <div ref={states} className="contents">
        {opened !== 'beside' && (
          <BarStates jobAdId={jobAd.id} appliedAt={appliedAt} sending={sending} onOpen={open} />
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

function useOpenAtPress(presses: number, open: () => void) {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (presses > 0) openNow()
  }, [presses])
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
