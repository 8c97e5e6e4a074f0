import type { Blocker } from '@qareeb/contract/errors'
import {
  deleteOrganizationLocation,
  getOrganizationLocation,
  type OrganizationLocation,
} from '@qareeb/contract/organization-locations'
import { useState } from 'react'
import { useMutationOf, useRefresh } from '../data/use-mutation-of.ts'
import { useQueryOf } from '../data/use-query-of.ts'
import { codeOf } from '../forms/read-failure.ts'
import { ApiError } from '../http/api.ts'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useActionTelling } from '../session/use-action.ts'
import { useFailureToast } from '../session/use-failure-toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { invalidatedByBranch } from './invalidated-by-branch.ts'

type DeleteDialogProps = { branch: OrganizationLocation; onClose: () => void }

/** Asks before a branch is deleted; where ads prevent that, lists them instead. */
export function DeleteDialog({ branch, onClose }: DeleteDialogProps) {
  const t = usePhrases('organizationLocations')
  const { text: name } = readIn(useLocale(), branch.name)
  // Ads may have come to name it since the list was read.
  const [refusing, setRefusing] = useState<readonly Blocker[] | null>(null)
  const blocking = useBlockers(branch)
  const [remove, isRemoving] = useRemoval(branch.id, { onRemoved: onClose, onRefused: setRefusing })
  const blockers = refusing ?? blocking.data?.blockers
  const isUsed = blockers ? blockers.length > 0 : branch.jobAds.notArchived > 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isUsed ? 'removeUsedTitle' : 'removeTitle')}
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            {t(isUsed ? 'close' : 'cancel')}
          </Button>
          {!isUsed && (
            <Button kind="danger" disabled={isRemoving} onClick={remove}>
              {t('doRemove')}
            </Button>
          )}
        </>
      }
    >
      {isUsed ? (
        <div role="alert" className="grid gap-3">
          <p>{t('removeUsed', { name })}</p>
          {blockers ? <BlockerList blockers={blockers} /> : <LoadingOrFailed {...blocking} lines={1} />}
        </div>
      ) : (
        <p>{t('removeText', { name })}</p>
      )}
    </Dialog>
  )
}

/** The ads that keep a branch, where the list has counted any. */
function useBlockers({ id, jobAds: { notArchived } }: OrganizationLocation) {
  return useQueryOf(getOrganizationLocation, notArchived === 0 ? null : { params: { id }, query: {} })
}

type Outcomes = {
  onRemoved: () => void
  onRefused: (blockers: readonly Blocker[]) => void
}

function useRemoval(id: string, { onRemoved, onRefused }: Outcomes) {
  const t = usePhrases('organizationLocations')
  const refresh = useRefresh()
  const send = useMutationOf(deleteOrganizationLocation, { changes: invalidatedByBranch })
  const tellFailure = useFailureToast(t('notRemoved'))
  return useActionTelling(
    async () => {
      await send({ params: { id } })
      toast(t('removed'), 'success')
      onRemoved()
    },
    async (failure) => {
      const blockers = failure instanceof ApiError ? failure.body?.blockers : undefined
      if (blockers) return onRefused(blockers)
      await tellFailure(failure)
      // Somebody else was faster.
      if (codeOf(failure) !== 'organizationLocation.notFound') return
      refresh(...invalidatedByBranch)
      onRemoved()
    },
  )
}

const BlockerList = ({ blockers }: { blockers: readonly Blocker[] }) => (
  <ul className="list-disc space-y-1 ps-5">
    {blockers.map((blocker) => (
      <li key={blocker.id}>
        <BlockingAd {...blocker} />
      </li>
    ))}
  </ul>
)

/** An ad by its title: an open one leads to where it is closed, a draft to its form, which can name another branch. */
function BlockingAd({ id, title, isOpen }: Blocker) {
  const t = usePhrases('organizationLocations')
  const paths = usePaths()
  const text = title.ar === null && title.en === null ? t('untitled') : <BilingualText value={title} />
  return (
    <TextLink
      to={isOpen ? paths.dashboardJobAd(id) : paths.jobAdForm({ id })}
      className="max-sm:inline-block max-sm:py-2"
    >
      {text}
    </TextLink>
  )
}
