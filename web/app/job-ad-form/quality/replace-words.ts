/**
 * Replaces the first place of a text at which words stand, or takes them out. Of HTML the tags stay as they are; words
 * that a tag divides are not found.
 * @param instead what stands there afterwards; nothing takes the words out
 * @returns the text, unchanged where the words are not in it
 */
export function replaceWords(written: string, words: string, instead: string | undefined): string {
  const parts = written.split(/(<[^>]*>)/)
  const at = parts.findIndex((part) => !part.startsWith('<') && placeOf(part, words) >= 0)
  const part = parts[at]
  if (part === undefined) return written
  const start = placeOf(part, words)
  const [before, after] = [part.slice(0, start), part.slice(start + words.length)]
  parts[at] = instead ? before + inCaseOf(words, instead) + after : join(before, after)
  return parts.join('')
}

/** Where words stand as a whole; -1 if nowhere. */
function placeOf(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (beginsWord.test(text.slice(0, at)) && !isLetter.test(text.charAt(at + words.length))) return at
  return -1
}

/** The end of a text after which a word begins; «و» and «ف» stand before an Arabic word without a blank. */
const beginsWord = /(?:^|[^\p{L}\p{N}])[وف]?$/u
const isLetter = /[\p{L}\p{N}]/u

/** One blank where words were taken out, none before a mark that ends a sentence, and no empty brackets. */
function join(before: string, after: string): string {
  if (/[([]\s*$/.test(before) && /^\s*[)\]]/.test(after))
    return join(before.replace(/[([]\s*$/, ''), after.replace(/^\s*[)\]]/, ''))
  const rest = after.trimStart()
  const isLast = rest === '' || /^[.!?؟]/.test(rest)
  const start = isLast ? before.replace(/[\s,،–—-]+$/, '') : before.trimEnd()
  const isTouching = start === '' || rest === '' || /^[.,،؛;:!?؟)]/.test(rest)
  return isTouching ? start + rest : `${start} ${rest}`
}

const inCaseOf = (words: string, instead: string) =>
  /^\p{Lu}/u.test(words) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
