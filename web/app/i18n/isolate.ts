const leftToRightIsolate = '\u2066'
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/** Keeps digits, phones, e-mail addresses, tokens and codes left-to-right inside a sentence of either direction. */
export const isolateCode = (code: string): string => leftToRightIsolate + code + popIsolate

/**
 * Keeps the name of a person, a company, a branch or a file together inside a sentence of either direction. Its
 * first letter decides its direction: «شركة Oasis للتجارة» would read backwards from left to right.
 */
export const isolateName = (name: string): string => firstStrongIsolate + name + popIsolate
