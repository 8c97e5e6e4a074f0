import { deleteJobAd, listOrganizationJobAds } from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type DeleteDialogProps = {
  jobAdId: string
  title: string
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before a draft is deleted for good. */
export function DeleteDialog({ jobAdId, title, onClose, onDeleted }: DeleteDialogProps) {
  const t = usePhrases('jobAdList')
  const send = useMutationOf(deleteJobAd, { changes: [listOrganizationJobAds, getOrganizationStats] })
  const [remove, isRunning] = useAction(async () => {
    await send({ params: { id: jobAdId } })
    toast(t('deleted'), 'success')
    onClose()
    onDeleted?.()
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('deleteTitle', { title: isolateName(title) })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" disabled={isRunning} onClick={remove}>
            {t('deleteButton')}
          </Button>
        </>
      }
    >
      <p className="text-start text-ink-2">{t('deleteText')}</p>
    </Dialog>
  )
}
