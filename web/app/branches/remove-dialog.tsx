import type { Blocker } from '@qareeb/contract/errors'
import {
  deleteOrganizationLocation,
  type OrganizationLocation,
} from '@qareeb/contract/organization-locations'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { codeOf } from '../forms/read-failure.ts'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { TextLink } from '../identity/text-link.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { useActionTelling } from '../use-action.ts'
import { useCall } from '../use-call.ts'
import { useFailureToast } from '../use-failure-toast.ts'

type RemoveDialogProps = { branch: OrganizationLocation; onClose: () => void; onRemoved: () => void }

/** Asks before a branch is deleted; where ads keep it, says which. */
export function RemoveDialog({ branch, onClose, onRemoved }: RemoveDialogProps) {
  const t = usePhrases('branches')
  const { text: name } = readIn(useLocale(), branch.name)
  const { notArchived } = branch.jobAds
  const { remove, isRemoving, blockers } = useRemoval(branch.id, onRemoved)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(blockers ? 'removeUsedTitle' : 'removeTitle')}
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            {t(blockers ? 'close' : 'cancel')}
          </Button>
          {!blockers && (
            <Button kind="danger" disabled={isRemoving} onClick={remove}>
              {t('doRemove')}
            </Button>
          )}
        </>
      }
    >
      {blockers ? (
        <div role="alert">
          <p>{t('removeUsed', { name })}</p>
          <BlockerList blockers={blockers} />
        </div>
      ) : (
        <>
          <p>{t('removeText', { name })}</p>
          {notArchived > 0 && <p className="mt-3 text-warn">{t('removeNamed', { count: notArchived })}</p>}
        </>
      )}
    </Dialog>
  )
}

function useRemoval(id: string, onRemoved: () => void) {
  const t = usePhrases('branches')
  const call = useCall()
  const tellFailure = useFailureToast(t('notRemoved'))
  const [blockers, setBlockers] = useState<readonly Blocker[] | null>(null)
  const [remove, isRemoving] = useActionTelling(
    async () => {
      await call(deleteOrganizationLocation, { params: { id } })
      toast(t('removed'), 'success')
      onRemoved()
    },
    async (failure) => {
      const standing = failure instanceof ApiError ? failure.body?.blockers : undefined
      if (standing) return setBlockers(standing)
      await tellFailure(failure)
      // Somebody else was faster.
      if (codeOf(failure) === 'organizationLocation.notFound') onRemoved()
    },
  )
  return { remove, isRemoving, blockers }
}

const BlockerList = ({ blockers }: { blockers: readonly Blocker[] }) => (
  <ul className="mt-3 list-disc space-y-1 ps-5">
    {blockers.map((blocker) => (
      <li key={blocker.id}>
        <BlockingAd {...blocker} />
      </li>
    ))}
  </ul>
)

/** An ad by its title, with the way to its page where it has one. */
function BlockingAd({ id, title, isOpen }: Blocker) {
  const t = usePhrases('branches')
  const paths = usePaths()
  const text = title.ar === null && title.en === null ? t('untitled') : <BilingualText value={title} />
  return isOpen ? <TextLink to={paths.jobAd(id)}>{text}</TextLink> : text
}
