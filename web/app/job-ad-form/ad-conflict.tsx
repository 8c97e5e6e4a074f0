import { LastChange } from '../audit/last-change.tsx'
import { ChangeConflict } from '../forms/change-conflict.tsx'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { Conflict } from './saving/use-conflict.ts'

/** Asks which content stays after a colleague, or another tab, has saved the same ad. */
export function AdConflict({ conflict }: { conflict: Conflict }) {
  const t = usePhrases('jobAdForm')
  return (
    <ChangeConflict
      words={{ title: t('conflictTitle'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
      onClose={conflict.close}
    >
      <p>{t('conflictText')}</p>
      <LastChange of={conflict.jobAdId} />
    </ChangeConflict>
  )
}
