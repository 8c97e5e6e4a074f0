import type { AuditEntry } from '@qareeb/contract/audit'
import type { Bilingual } from '@qareeb/contract/locale'

/** Names of a shown log: null once they were erased, undefined where no entry has them. */
type Told<Name> = Name | null | undefined

/** The name of a person in the log, as actor or as subject. */
export function personIn(entries: readonly AuditEntry[], id: string | undefined): Told<string> {
  const named = entries.flatMap(({ actor, subject }) => [
    { id: actor?.id, name: actor?.name },
    { id: subject?.text, name: subject?.name },
  ])
  return named.find((one) => one.id === id && id !== undefined)?.name
}

/** The name of a company in the log. */
export const companyIn = (entries: readonly AuditEntry[], id: string | undefined): Told<Bilingual> =>
  entries.find(({ organization }) => organization && organization.id === id)?.organization?.name
