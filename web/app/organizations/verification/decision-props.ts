import type { Organization } from '@qareeb/contract/organizations'

export type DecisionProps = {
  company: Pick<
    Organization,
    | 'id'
    | 'name'
    | 'version'
    | 'verificationStatus'
    | 'waitingSince'
    | 'registration'
    | 'registrationExpiresOn'
    | 'registrationNumber'
  >
  isOpen: boolean
  onClose: () => void
  /** Told of the company as it is now, also when somebody else has changed it first. */
  onDecided: (organization: Organization) => void
}
