import type { SecondFactors } from '@qareeb/contract/second-factor'
/** The props with which a row changes the factors of the reader. */
export type FactorRowProps = {
  factors: SecondFactors
  onChange: (factors: SecondFactors, recoveryCodes?: string[] | null) => void
  /** Does a step that needs a recent sign-in, and asks for one. */
  run: (work: () => Promise<void>) => Promise<void>
}
