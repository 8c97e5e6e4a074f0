/** A slug and its suffix stay below the 200 characters that an address of an ad may have. */
const longest = 120

/**
 * The readable part of an address: lower case, accents and punctuation stripped, spaces to hyphens, Arabic letters kept.
 * Empty when the title has no letter and no digit.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    // Marks over Latin letters and Arabic vowel signs; hamza and madda belong to their letter and are put back by NFC.
    .replace(/[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g, '')
    .normalize('NFC')
    .slice(0, longest)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Slugs to try for a title, in this order: each with a longer piece of the ad's unique id. The last is always free.
 */
export const slugsToTry = (title: string, jobAdId: string): string[] => {
  const id = jobAdId.replaceAll('-', '')
  return [6, 12, id.length].map((length) => [slugOf(title), id.slice(0, length)].filter(Boolean).join('-'))
}
