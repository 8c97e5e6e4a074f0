import { useState } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import type { SectionProps } from './section-props.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** A job seeker may become an employer, once. */
export function EmployerSection({ onChange }: Pick<SectionProps, 'onChange'>) {
  const t = usePhrases('users')
  const save = useSaveProfile(onChange)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const [become, isBecoming] = useAction(async () => {
    await save({ becomeEmployer: true })
    close()
  })

  return (
    <SectionCard id="employer" title={t('employer')} text={t('employerText')}>
      <Button kind="outline" size="small" onClick={() => setIsOpen(true)}>
        {t('becomeEmployer')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('becomeEmployer')}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button disabled={isBecoming} onClick={become}>
              {t('becomeEmployer')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('employerText')}</p>
      </Dialog>
    </SectionCard>
  )
}
