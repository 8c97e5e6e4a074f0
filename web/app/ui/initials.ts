/** Articles, and words of a kind or trade with which too many names begin to tell any apart; every page carries this list. */
const plain =
  /(^|\s)((شركة|مؤسسة|مجموعة|مستشفى|مدارس|عيادات|مجمع|مركز|صيدليات|مطاعم|متاجر|معارض|مصنع|the|al|company)(?=\s)|al-|ال(?=\p{L}{2}))/giu

/**
 * The first letters of the one or two words by which a name is known; what an Arabic one is for, «للمقاولات», is none.
 * Arabic letters are kept from joining to half a word.
 */
export const initialsOf = (name: string): string =>
  name
    .replace(plain, ' ')
    .trim()
    .replace(/\s+ل.*/u, '')
    .split(/[\s&-]+/u)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('\u200c')
    .toUpperCase()
