/** Articles, and words of a kind or trade with which too many names begin to tell any apart; every page carries this list. */
const plain =
  /(^|\s)((شركة|مؤسسة|مجموعة|مستشفى|مدارس|عيادات|مجمع|مركز|صيدليات|مطاعم|متاجر|معارض|مصنع|the|al|company)(?=\s)|al-|ال(?=\p{L}{2}))/giu

/** The first letter of the word by which a name is known: two small ones are hard to read, Arabic ones above all. */
export const initialOf = (name: string): string =>
  ([...name.replace(plain, ' ').trim()][0] ?? '').toUpperCase()
