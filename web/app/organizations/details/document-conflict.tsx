import type { Organization } from '@qareeb/contract/organizations'
import type { ComponentProps } from 'react'
import { LastChange } from '../../audit/last-change.tsx'
import { FileName } from '../../files/file-name.tsx'
import { ChangeConflict } from '../../forms/change-conflict.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ExpiryText } from './expiry-text.tsx'
import { RegistrationNumberText } from './registration-number-text.tsx'

type DocumentConflictProps = Omit<ComponentProps<typeof ChangeConflict>, 'words' | 'children'> & {
  theirs: Pick<Organization, 'registration' | 'registrationExpiresOn' | 'registrationNumber'>
}

/** Somebody else has sent a document, its number or its date first: shows theirs and asks which stays. */
export function DocumentConflict({ theirs, ...decisions }: DocumentConflictProps) {
  const t = usePhrases('organizations')
  const words = { title: t('changedTitle'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }
  const { registration, registrationExpiresOn: expiresOn, registrationNumber } = theirs
  return (
    <ChangeConflict {...decisions} words={words}>
      <p className="text-ink-2">{t('changedDocumentText')}</p>
      <LastChange />
      <section className="mt-4 rounded-m border border-line p-4">
        <h3 className="mb-2 font-semibold">{t('theirs')}</h3>
        <p className="wrap-anywhere">
          {registration ? <FileName name={registration.name} /> : t('noDocument')}
        </p>
        <RegistrationNumberText number={registrationNumber} className="text-ink-2" />
        <ExpiryText on={expiresOn} />
      </section>
    </ChangeConflict>
  )
}
