/** The first units of a text, at most so many; a letter of two units that they would halve is left out. */
export const cutWhole = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '')
