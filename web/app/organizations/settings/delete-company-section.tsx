import type { Organization } from '@qareeb/contract/organizations'
import { deleteOrganization } from '@qareeb/contract/organizations/deletion'
import { getOwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useRecentSignIn } from '../../identity/sign-in/use-recent-sign-in.tsx'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { DeleteCompanyForm } from './delete-company-form.tsx'

/** The end of the company: the deleted data, its name to type, and a recent sign-in. */
export function DeleteCompanySection({ organization }: { organization: Organization }) {
  const t = usePhrases('organizationSettings')
  const { profile } = useDashboard()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setIsOpen(false)
    setTyped('')
  }
  const name = readIn(useLocale(), organization.name).text
  const title = t('deleteTitle', { company: isolateName(name) })
  const recent = useRecentSignIn(profile.hasPassword, { text: title, danger: t('deleteButton') })
  const erase = useEraseCompany(organization)
  const [start, isErasing] = useAction(async () => {
    close()
    await recent.run(() => erase(typed))
  })

  return (
    <SectionCard id="delete" title={t('delete')} text={t('deleteText')}>
      <Button kind="danger" size="small" disabled={isErasing} onClick={() => setIsOpen(true)}>
        {t('deleteButton')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title}>
        <DeleteCompanyForm
          name={organization.name}
          typed={typed}
          onType={setTyped}
          onConfirm={start}
          onCancel={close}
        />
      </Dialog>
      {recent.dialog}
    </SectionCard>
  )
}

/** Deletes the company and goes on with the next one, or with none. */
function useEraseCompany({ id, name }: Organization) {
  const t = usePhrases('organizationSettings')
  const locale = useLocale()
  const paths = usePaths()
  const call = useCall()
  const navigate = useNavigate()
  const { profile, adopt } = useDashboard()
  const organizations = profile.organizations.filter(({ organization }) => organization.id !== id)
  return async (typed: string): Promise<void> => {
    await call(deleteOrganization, { body: { name: typed } })
    toast(t('deleted', { company: isolateName(readIn(locale, name).text) }), 'success')
    // Whether or not this arrives, the company is gone.
    const without = { ...profile, organizations, activeOrganization: null }
    adopt(await call(getOwnProfile, {}).catch(() => without))
    await navigate(paths.dashboard())
  }
}
