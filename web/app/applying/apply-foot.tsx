import { CircleSlash, Send, WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { SubmitButton } from '../forms/submit-button.tsx'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import type { Sending } from './sending/use-sending.ts'

type ApplyFootProps = { isSending: boolean; isGuest: boolean; sending: Sending }

/**
 * The foot of the form: the button, or why there is none. It takes the focus of a button that goes, and hands it to no
 * button: a second press of Enter would cancel, or send.
 */
export function ApplyFoot({ isSending, isGuest, sending }: ApplyFootProps) {
  const t = usePhrases('applying')
  const foot = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(`${sending.isWaiting} ${sending.isAdClosed}`, () => foot.current?.focus())
  return (
    <div ref={foot} tabIndex={-1} className="apply-foot outline-none">
      <div role="status" className="empty:hidden">
        {sending.isWaiting && <WaitingNotice onCancel={sending.cancel} />}
        {sending.isAdClosed && <ClosedNotice />}
      </div>
      {!sending.isWaiting && !sending.isAdClosed && (
        <>
          <SubmitButton isSending={isSending}>
            {!isSending && <Send className="flip-rtl size-5" aria-hidden />}
            {t('send')}
          </SubmitButton>
          <p className="text-center text-[0.8125rem] text-ink-2">
            {t(isGuest ? 'undoNoteGuest' : 'undoNote')}
          </p>
        </>
      )}
    </div>
  )
}

function WaitingNotice({ onCancel }: { onCancel: () => void }) {
  const t = usePhrases('applying')
  return (
    <div className="flex items-start gap-3 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
      <WifiOff className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="grid gap-2">
        <p>
          <strong className="font-semibold">{t('waitingTitle')}</strong> {t('waitingText')}
        </p>
        <Button kind="outline" size="small" onClick={onCancel} className="justify-self-start">
          {t('cancelWaiting')}
        </Button>
      </div>
    </div>
  )
}

function ClosedNotice() {
  const t = usePhrases('applying')
  return (
    <div className="flex items-start gap-3 rounded-m bg-sunken px-4 py-3 text-sm text-ink-2">
      <CircleSlash className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p>
        <strong className="font-semibold text-ink">{t('closedTitle')}</strong> {t('closedText')}
      </p>
    </div>
  )
}
