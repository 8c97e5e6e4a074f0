import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { useState } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { noteApplied } from '../session/applied-store.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts/toast.ts'

type WithdrawButtonProps = {
  application: Pick<ApplicationRow, 'jobAd' | 'stage'>
  onWithdraw: () => Promise<unknown>
}

/** Takes an application back, after one question that names job and company, and the consequence for somebody hired. */
export function WithdrawButton({ application: { jobAd, stage }, onWithdraw }: WithdrawButtonProps) {
  const t = usePhrases('applications')
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const [withdraw, isRunning] = useAction(async () => {
    await onWithdraw()
    noteApplied(jobAd.id, null)
    setIsAsking(false)
    toast(t('withdrawn'), 'success')
  })
  const close = () => setIsAsking(false)
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setIsAsking(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('withdrawTitle', { company: isolateName(readIn(locale, jobAd.organization.name).text) })}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button kind="danger" disabled={isRunning} onClick={withdraw}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        {stage === 'hired' && <p className="mb-3">{t('withdrawHiredText')}</p>}
        <p className="text-ink-2">
          {t('withdrawText', { job: isolateName(readIn(locale, jobAd.title).text) })}
        </p>
      </Dialog>
    </>
  )
}
