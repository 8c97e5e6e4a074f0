import type { VerificationFacts } from '@qareeb/contract/administration'
import type { Database } from '../platform/database/database.ts'
import type { CompanyDetails } from './queries/organization-details.ts'
import { findOwner, listCompaniesNamedAlike, listCompaniesOfNumber } from './queries/verification-facts.ts'

/** Facts about a company that a platform administrator compares with its document. They block nothing. */
export async function findVerificationFacts(
  db: Database,
  { id, name, registrationNumber }: CompanyDetails,
): Promise<VerificationFacts> {
  return {
    registrationNumber,
    sameNumber:
      registrationNumber === null ? [] : await listCompaniesOfNumber(db, { id, registrationNumber }),
    namedAlike: await listCompaniesNamedAlike(db, { id, name }),
    owner: (await findOwner(db, id)) ?? null,
  }
}
