/**
 * Whether another registration number, or none, takes the place of a stored one, which ends the verification. The first
 * number of a company replaces nothing.
 * @param number undefined where a change leaves it as it is
 */
export const isOtherNumber = (number: string | null | undefined, before: string | null): boolean =>
  number !== undefined && before !== null && number !== before
