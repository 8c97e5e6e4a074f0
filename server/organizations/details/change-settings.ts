import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'

type Setting = 'marketingAllowed' | 'registrationExpiresOn' | 'registrationNumber' | 'retentionMonths'

/** Saves the settings of a locked company; those that are undefined stay. */
export async function changeSettings(
  { db, organizationId }: InCompany<Pick<Context, 'actor'>>,
  settings: { [Name in Setting]?: Company[Name] | undefined },
): Promise<void> {
  const { marketingAllowed, registrationExpiresOn, registrationNumber, retentionMonths } = settings
  await updateCompany(db, organizationId, { marketingAllowed })
  await savePrivate(db, organizationId, { registrationExpiresOn, registrationNumber, retentionMonths })
}
