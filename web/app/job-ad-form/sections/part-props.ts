import type { TypedJobAd } from '../typed/typed-job-ad.ts'

type Requirements = TypedJobAd['requirements']

/** What the parts of the requirements are given. */
export type PartProps = { requirements: Requirements; put: (part: Partial<Requirements>) => void }
