import type { Organization } from '@qareeb/contract/organizations'

/** What a part of the page is given. */
export type DetailsProps = {
  organization: Organization
  onChange: (organization: Organization) => void
  /** The reader is a platform administrator who looks from outside. */
  isInspected: boolean
}
