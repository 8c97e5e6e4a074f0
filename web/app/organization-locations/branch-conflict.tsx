import type { LocationContent, OrganizationLocation } from '@qareeb/contract/organization-locations'
import { LastChange } from '../audit/last-change.tsx'
import { ChangeConflict } from '../forms/change-conflict.tsx'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { isolateCode } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

type BranchConflictProps = {
  mine: LocationContent
  theirs: OrganizationLocation
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => void
  /** Back to the form, where what was typed still stands. */
  onClose: () => void
}

/** Two people have changed a branch: shows both and asks which one stays. */
export function BranchConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: BranchConflictProps) {
  const t = usePhrases('organizationLocations')
  const words = { title: t('changedTitle'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }
  return (
    <ChangeConflict words={words} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} onClose={onClose}>
      <p className="text-ink-2">{t('changedText')}</p>
      <LastChange of={theirs.id} />
      <Version title={t('mine')} content={mine} />
      <Version title={t('theirs')} content={theirs} />
    </ChangeConflict>
  )
}

function Version({ title, content }: { title: string; content: LocationContent | OrganizationLocation }) {
  return (
    <section className="mt-4 rounded-m border border-line p-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <p>
        <BilingualText value={content.name} />
      </p>
      <p className="text-sm text-ink-2">
        <BilingualText value={content.address} />
      </p>
      <p className="mt-1 text-sm text-ink-3">
        {isolateCode(
          [content.shortNationalAddress, content.lat, content.lng]
            .filter((part) => part !== null)
            .join(' · '),
        )}
      </p>
    </section>
  )
}
