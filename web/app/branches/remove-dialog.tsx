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
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-store.ts'
import { useActionTelling } from '../use-action.ts'
import { useCall } from '../use-call.ts'

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
  const [blockers, setBlockers] = useState<readonly Blocker[] | null>(null)
  const [remove, isRemoving] = useActionTelling(
    async () => {
      await call(deleteOrganizationLocation, { params: { id } })
      toast(t('removed'), 'success')
      onRemoved()
    },
    (failure) => {
      const standing = failure instanceof ApiError ? failure.body?.blockers : undefined
      if (standing) return setBlockers(standing)
      toast(t('notRemoved'), 'destructive')
      // Somebody else was faster.
      if (codeOf(failure) === 'organizationLocation.notFound') onRemoved()
    },
  )
  return { remove, isRemoving, blockers }
}

const BlockerList = ({ blockers }: { blockers: readonly Blocker[] }) => {
  const t = usePhrases('branches')
  return (
    <ul className="mt-3 list-disc space-y-1 ps-5">
      {blockers.map(({ id, title }) => (
        <li key={id}>
          {title.ar === null && title.en === null ? t('untitled') : <BilingualText value={title} />}
        </li>
      ))}
    </ul>
  )
}
