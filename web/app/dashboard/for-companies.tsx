import { updateOwnProfile } from '@qareeb/contract/users'
import { BuildingComplex } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useTabTitle } from '../page/use-tab-title.ts'
import { changeSessionUser } from '../session/session-store.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useDashboard } from '../workspace/dashboard-context.ts'
import { PageTop } from '../workspace/page-top.tsx'

/** The page of job seekers in place of the dashboard: its use, and how to get one. */
export function ForCompanies() {
  const t = usePhrases('dashboard')
  const call = useCall()
  const { adopt } = useDashboard()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const [become, isBecoming] = useAction(async () => {
    const profile = await call(updateOwnProfile, { body: { becomeEmployer: true } })
    changeSessionUser({ userType: profile.userType })
    toast(t('became'), 'success')
    adopt(profile)
  })

  // Its route describes only the page for people with a company.
  const title = t('forCompanies')
  useTabTitle(title)

  return (
    <>
      <PageTop title={title} />
      <EmptyState
        title={t('addCompany')}
        text={t('forCompaniesText')}
        icon={<BuildingComplex className="size-6" aria-hidden />}
      >
        <Button onClick={() => setIsOpen(true)}>{t('become')}</Button>
        <Link to={usePaths().search()} className={buttonStyle({ kind: 'quiet' })}>
          {t('backToSearch')}
        </Link>
      </EmptyState>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('become')}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button disabled={isBecoming} onClick={become}>
              {t('become')}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{t('forCompaniesText')}</p>
      </Dialog>
    </>
  )
}
