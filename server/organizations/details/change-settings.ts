import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { type Company, savePrivate, updateCompany } from '../queries/organizations.ts'

type Settings = Partial<Pick<Company, 'marketingAllowed' | 'registrationExpiresOn' | 'retentionMonths'>>

/** Saves the settings of a locked company; those that are undefined stay. */
export async function changeSettings(
  { db, organizationId }: InCompany<Pick<Context, 'actor'>>,
  {
    marketingAllowed,
    registrationExpiresOn,
    retentionMonths,
  }: { [Name in keyof Settings]: Settings[Name] | undefined },
): Promise<void> {
  await updateCompany(db, organizationId, { marketingAllowed })
  await savePrivate(db, organizationId, { registrationExpiresOn, retentionMonths })
}
