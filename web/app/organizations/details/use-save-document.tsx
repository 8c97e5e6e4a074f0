import { getOrganization, type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { type ReactNode, useState } from 'react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { DocumentConflict } from './document-conflict.tsx'
import { invalidatedByCompany } from './invalidated-by-company.ts'
import { type CompanyChange, isStale } from './use-save-company.ts'

type DocumentChange = Pick<CompanyChange, 'registration' | 'registrationExpiresOn' | 'registrationNumber'>

/** Another person was faster; the form waits for the reader's decision. */
type Conflict = {
  theirs: Organization
  keepMine: () => Promise<void>
  takeTheirs: () => void
  giveUp: () => void
}

/**
 * Saves the document of the active company, its number and its date, or some of them. Another person's saved version is not overwritten
 * without a question; another part of the company may change beside it.
 * @returns sends the change, throwing what the call throws, and the question to put on the page
 */
export function useSaveDocument(onChange: (organization: Organization) => void) {
  const t = usePhrases('organizations')
  const call = useCall()
  const update = useMutationOf(updateOrganization, { changes: invalidatedByCompany })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const send = (version: number, change: DocumentChange) =>
    update({ query: {}, body: { version, ...change } })

  const ask = (theirs: Organization, change: DocumentChange, failure: unknown) =>
    new Promise<{ organization: Organization; isMine: boolean }>((resolve, reject) => {
      setConflict({
        theirs,
        keepMine: async () => resolve({ organization: await send(theirs.version, change), isMine: true }),
        takeTheirs: () => resolve({ organization: theirs, isMine: false }),
        giveUp: () => reject(failure),
      })
    }).finally(() => setConflict(null))

  const sendOrAsk = async (seen: Organization, change: DocumentChange) => {
    try {
      return { organization: await send(seen.version, change), isMine: true }
    } catch (failure) {
      if (!isStale(failure)) throw failure
      const theirs = await call(getOrganization, { query: {} })
      if (!isSameDocument(seen, theirs)) return ask(theirs, change, failure)
      return { organization: await send(theirs.version, change), isMine: true }
    }
  }

  const save = async (seen: Organization, change: DocumentChange, said = t('saved')) => {
    const { organization, isMine } = await sendOrAsk(seen, change)
    onChange(organization)
    if (isMine) toast(said, 'success')
    return organization
  }
  const question: ReactNode = conflict && (
    <DocumentConflict
      theirs={conflict.theirs}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
      onClose={conflict.giveUp}
    />
  )
  return { save, question }
}

const isSameDocument = (one: Organization, other: Organization) =>
  one.registration?.id === other.registration?.id &&
  one.registrationExpiresOn === other.registrationExpiresOn &&
  one.registrationNumber === other.registrationNumber
