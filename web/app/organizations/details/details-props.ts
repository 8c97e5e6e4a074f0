import type { Organization } from '@qareeb/contract/organizations'

/** Props of a part of the page. */
export type DetailsProps = {
  organization: Organization
  onChange: (organization: Organization) => void
  /** The reader is a platform administrator who looks from outside. */
  isInspected: boolean
}
