/** From 0, too weak to be taken, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * A rough strength of a password by its signs alone: a hint while typing, which `useCommonLimit` lowers for common ones.
 * The server decides.
 * @param personal words from the person's data, such as the name and the e-mail address
 */
export function strengthOf(password: string, personal: readonly string[] = []): Strength {
  if (password.length < 8 || isRepeated(password) || holdsOneOf(password, personal)) return 0
  const kinds = kindsOf(password)
  const score = (password.length >= 12 ? 2 : 1) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  return toStrength(isSequence(password) || kinds < 2 ? Math.min(score, 1) : score + (kinds >= 4 ? 1 : 0))
}

const toStrength = (score: number): Strength => {
  const levels = [0, 1, 2, 3, 4] as const
  return levels[Math.min(score, 4)] ?? 0
}

const kindsOf = (password: string) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length

/** Fewer than four different letters, or one short piece again and again. */
const isRepeated = (password: string) => new Set(password).size < 4 || /^(.{1,4})\1+$/u.test(password)

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'ضصثقفغعهخحجدشسيبلاتنمكط',
]

/** Mostly one run of neighbouring letters: `12345678`, `qwertyui`. */
const isSequence = (password: string) => {
  const lower = password.toLowerCase()
  return rows.some((row) => {
    const both = row + [...row].toReversed().join('')
    return [...lower].some(
      (_, start) => both.includes(lower.slice(start, start + 6)) && lower.length - start >= 6,
    )
  })
}

const holdsOneOf = (password: string, personal: readonly string[]) => {
  const lower = password.toLowerCase()
  return personal
    .flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/))
    .some((word) => word.length >= 4 && lower.includes(word) && lower.length - word.length < 6)
}
