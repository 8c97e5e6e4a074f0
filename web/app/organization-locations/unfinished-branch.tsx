import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { useState } from 'react'
import { dropDraft } from '../forms/drafts.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { draftOf, findUnfinished } from './branch-draft.ts'

type UnfinishedBranchProps = {
  branches: readonly OrganizationLocation[]
  /** @param branch null for a new one */
  onContinue: (branch: OrganizationLocation | null) => void
}

/** Reports that the typed text of a branch is still stored after a reload or a closed window; it can be continued or discarded. */
export function UnfinishedBranch({ branches, onContinue }: UnfinishedBranchProps) {
  const t = usePhrases('organizationLocations')
  const locale = useLocale()
  const [, setDiscarded] = useState(0)
  const branch = findUnfinished(branches)
  if (branch === undefined) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-m border border-line bg-sunken px-4 py-3">
      <p className="text-sm">
        {branch
          ? t('unfinishedEdit', { name: isolateName(readIn(locale, branch.name).text) })
          : t('unfinishedNew')}
      </p>
      <Button kind="outline" size="small" onClick={() => onContinue(branch)}>
        {t('continue')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          dropDraft(draftOf(branch))
          // The draft lies in storage: it is looked for once more.
          setDiscarded((count) => count + 1)
        }}
      >
        {t('discard')}
      </Button>
    </div>
  )
}
