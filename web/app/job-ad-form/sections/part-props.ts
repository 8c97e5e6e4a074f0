import type { TypedJobAd } from '../typed/typed-job-ad.ts'

type Requirements = TypedJobAd['requirements']

/** Props of the parts of the requirements. */
export type PartProps = { requirements: Requirements; put: (part: Partial<Requirements>) => void }
