/** A date as mails and tables write it: `14 / 12 / 2026`, the same in both languages. */
export const writtenDay = (date: string): string => date.split('-').toReversed().join(' / ')
