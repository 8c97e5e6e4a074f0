import { organizationLocationBounds } from '@qareeb/contract/organization-locations'
import { AppError } from '../ground/errors.ts'

const { perOrganization } = organizationLocationBounds

/** Refuses more branches than a company may have. @throws AppError `organizationLocation.tooMany` */
export function refuseTooMany(count: number): void {
  if (count <= perOrganization) return
  // Western digits and the same separator in both languages.
  const limit = perOrganization.toLocaleString('en')
  throw new AppError('organizationLocation.tooMany', { details: { limit } })
}
