import type { Bilingual } from '@qareeb/contract/locale'
import type { ComponentProps } from 'react'
import { LastChange } from '../../audit/last-change.tsx'
import { ChangeConflict } from '../../forms/change-conflict.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { CompanyNames } from './company-names.tsx'

type NameConflictProps = Omit<ComponentProps<typeof ChangeConflict>, 'words' | 'children'> & {
  mine: Bilingual
  theirs: Bilingual
}

/** Two people have changed the name: shows both and asks which one stays. */
export function NameConflict({ mine, theirs, ...decisions }: NameConflictProps) {
  const t = usePhrases('organizations')
  const words = { title: t('changedTitle'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }
  return (
    <ChangeConflict {...decisions} words={words}>
      <p className="text-ink-2">{t('changedText')}</p>
      <LastChange />
      {[
        { title: t('mine'), name: mine },
        { title: t('theirs'), name: theirs },
      ].map(({ title, name }) => (
        <section key={title} className="mt-4 rounded-m border border-line p-4">
          <h3 className="mb-2 font-semibold">{title}</h3>
          <CompanyNames name={name} />
        </section>
      ))}
    </ChangeConflict>
  )
}
