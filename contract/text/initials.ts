/**
 * Articles, and words of a kind or trade that begin too many names to distinguish them; every page carries this list.
 */
const plain =
  /(^|\s)((شركة|مؤسسة|مجموعة|مستشفى|مدارس|عيادات|مجمع|مركز|صيدليات|مطاعم|متاجر|معارض|مصنع|the|al|company)(?=\s)|al-|ال(?=\p{L}{2}))/giu

/**
 * The first letter of the word by which a name is known: two small ones are hard to read, Arabic ones above all. A heh
 * by itself is a small ring, and takes the shape that begins a word.
 */
export const initialOf = (name: string): string =>
  ([...name.replace(plain, ' ').trim()][0] ?? '').toUpperCase().replace('ه', 'هـ')

/** Backgrounds on which white letters keep a contrast of 4.5. */
const colors = [
  '#2d6a8e',
  '#0b6b4d',
  '#7a4fa3',
  '#b0522c',
  '#8a5a00',
  '#a8385b',
  '#3b5bab',
  '#4c6b1f',
  '#5b5f6b',
  '#00707a',
]

/** The colour behind the letter: the same key, e.g. an id, always has the same. */
export function colorOf(key: string): string | undefined {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return colors[sum % colors.length]
}
