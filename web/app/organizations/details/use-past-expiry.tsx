import { type ReactNode, useState } from 'react'
import { notSent } from '../../forms/drafts.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** The values that wait for an answer. */
type Waiting = { expiresOn: string; send: () => Promise<unknown> }

/**
 * Asks for confirmation before an expired registration is sent, since it would surely be refused.
 * @returns sends at once, or asks and answers `notSent`; and the question to put on the page
 */
export function usePastExpiry() {
  const t = usePhrases('organizations')
  const today = useToday()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const close = () => setWaiting(null)
  const [go, isSending] = useAction(async () => {
    await waiting?.send()
    close()
  })
  const sendOrAsk = async (expiresOn: string, send: () => Promise<unknown>): Promise<unknown> => {
    if (expiresOn === '' || expiresOn >= today) return send()
    setWaiting({ expiresOn, send })
    return notSent
  }
  const question: ReactNode = (
    <Dialog
      isOpen={waiting !== null}
      onClose={close}
      title={t('pastTitle')}
      footer={
        <>
          <Button kind="outline" disabled={isSending} onClick={go}>
            {t('pastSend')}
          </Button>
          <Button onClick={close}>{t('pastChange')}</Button>
        </>
      }
    >
      <p className="text-ink-2">{waiting && t('pastText', { date: formatDate(waiting.expiresOn) })}</p>
    </Dialog>
  )
  return { sendOrAsk, question }
}
