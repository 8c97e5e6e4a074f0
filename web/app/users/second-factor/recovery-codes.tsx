import { saveFile } from '../../files/save-file.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The new codes, shown once: they stay until the reader confirms that they are stored. */
export function RecoveryCodes({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const t = usePhrases('secondFactor')
  const list = codes?.join('\n') ?? ''
  const [copy] = useAction(async () => {
    await navigator.clipboard.writeText(list)
    toast(t('copied'), 'success')
  })

  return (
    <Dialog
      isOpen={codes !== null}
      onClose={onClose}
      title={t('recoveryTitle')}
      isOnlyOnce
      footer={
        <>
          <Button kind="quiet" onClick={copy}>
            {t('copy')}
          </Button>
          <Button kind="quiet" onClick={() => saveFile('qareeb-recovery-codes.txt', list, 'text/plain')}>
            {t('downloadCodes')}
          </Button>
          <Button kind="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button onClick={onClose}>{t('keptThem')}</Button>
        </>
      }
    >
      <p className="text-ink-2">{t('recoveryText')}</p>
      <ul dir="ltr" className="mt-4 grid grid-cols-2 gap-2 text-center font-medium tracking-wider">
        {codes?.map((code) => (
          <li key={code} className="rounded-m bg-sunken py-2">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
