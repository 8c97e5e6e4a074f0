import type { ListedUser } from '@qareeb/contract/administration'
import { BuildingComplex, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { CompanyFinder, type FoundCompany } from '../../organizations/find/company-finder.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PersonFinder } from '../users/person-finder.tsx'

type ChooseWhoseProps = {
  onPerson: (person: ListedUser) => void
  onCompany: (company: FoundCompany) => void
}

/** The ways to the entries of one person, and of one company, found by name. */
export function ChooseWhose({ onPerson, onCompany }: ChooseWhoseProps) {
  const t = usePhrases('administration')
  const [opened, setOpened] = useState<'person' | 'company' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpened('person')}>
        <UserSearch className="size-4" aria-hidden />
        {t('choosePerson')}
      </Button>
      <Button kind="outline" size="small" onClick={() => setOpened('company')}>
        <BuildingComplex className="size-4" aria-hidden />
        {t('chooseCompany')}
      </Button>
      <Dialog isOpen={opened === 'person'} onClose={close} title={t('choosePerson')}>
        <PersonFinder
          onChoose={(person) => {
            close()
            onPerson(person)
          }}
        />
      </Dialog>
      <Dialog isOpen={opened === 'company'} onClose={close} title={t('chooseCompany')}>
        <CompanyFinder
          onChoose={(company) => {
            close()
            onCompany(company)
          }}
        />
      </Dialog>
    </>
  )
}
