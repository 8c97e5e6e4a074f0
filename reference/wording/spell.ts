const letters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' }

/** Tashkeel, tatweel, soft hyphens and direction marks, which may stand inside of a word. */
const marks = /[\u00AD\u0640\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u

/**
 * A text in one spelling, with the offset in the text of each of its letters, so that a match can be shown where it
 * is written. Blanks and line breaks become single blanks. `fold` keeps no offsets.
 */
export function spell(text: string): { spelled: string; offsets: number[] } {
  const offsets: number[] = []
  let spelled = ''
  for (let at = 0; at < text.length; at++) {
    const letter = spellLetter(text.charAt(at))
    if (letter === '' || (letter === ' ' && spelled.endsWith(' '))) continue
    spelled += letter
    offsets.push(at)
  }
  return { spelled, offsets }
}

function spellLetter(written: string): string {
  if (marks.test(written)) return ''
  if (/\s/u.test(written)) return ' '
  if (/[٠-٩]/u.test(written)) return String(written.charCodeAt(0) - 0x0660)
  const lower = written.toLowerCase()
  return letters[lower] ?? (lower.length === 1 ? lower : written)
}
