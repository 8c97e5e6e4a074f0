import type { Bilingual } from '@qareeb/contract/locale'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAction } from '../use-action.ts'
import { CompanyNames } from './company-names.tsx'

type NameConflictProps = {
  mine: Bilingual
  theirs: Bilingual
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => void
  /** Back to the form, where what was typed still stands. */
  onClose: () => void
}

/** Two people have changed the name: shows both and asks which one stays. */
export function NameConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: NameConflictProps) {
  const t = usePhrases('companies')
  const [keep, isKeeping] = useAction(onKeepMine)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changedTitle')}
      footer={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button disabled={isKeeping} onClick={keep}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('changedText')}</p>
      {[
        { title: t('mine'), name: mine },
        { title: t('theirs'), name: theirs },
      ].map(({ title, name }) => (
        <section key={title} className="mt-4 rounded-m border border-line p-4">
          <h3 className="mb-2 font-semibold">{title}</h3>
          <CompanyNames name={name} />
        </section>
      ))}
    </Dialog>
  )
}
