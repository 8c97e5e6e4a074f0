import { westernDigits } from '@qareeb/contract/degrees'

/** A code of digits with Western digits, without blanks and dashes, as Firebase reads it. Our own server does this itself. */
export const plainCode = (typed: string): string => westernDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '')
