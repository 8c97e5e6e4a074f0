/** A code of digits with Western digits, without blanks and dashes, as Firebase reads it. Our own server does this itself. */
export const plainCode = (typed: string): string =>
  typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
