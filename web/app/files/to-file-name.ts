/** A text as the name of a file on every system: without separators, signs that a system refuses, and control signs. */
export const toFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
