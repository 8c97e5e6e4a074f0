import { fold } from '@qareeb/contract/text/fold'

type Named = { id: string; name: string }

/** The beginning of a name that is being typed after an @ before the cursor; null where none is. */
export function typedMention(text: string, cursor: number): string | null {
  const found = /(?:^|\s)@(\p{L}*(?: \p{L}*)?)$/u.exec(text.slice(0, cursor))
  return found?.[1] ?? null
}

/** Colleagues of whose name a word begins like that, in either spelling. */
export const matching = <C extends Named>(colleagues: readonly C[], typed: string): C[] =>
  colleagues.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(typed).trim()}`)).slice(0, 6)

/** The text with a name and a space in place of what was typed after the @, and where the cursor goes: behind the space. */
export function withMention(text: string, cursor: number, name: string): { text: string; cursor: number } {
  const before = text.slice(0, cursor).replace(/@[^@]*$/u, `@${name} `)
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length }
}

/**
 * Those whom a text still names; a name that was deleted again mentions nobody. Of several people of one name the last
 * who were picked are meant, or all of them where the name was typed by hand.
 * @param picked ids of those who were picked from the offers, in that order
 */
export function mentionedIn<C extends Named>(
  text: string,
  colleagues: readonly C[],
  picked: readonly string[],
): C[] {
  const times = namesIn(
    text,
    colleagues.map(({ name }) => name),
  )
  const meant = [...times].flatMap(([name, count]) => {
    const namesakes = colleagues.filter((one) => one.name === name).map(({ id }) => id)
    const chosen = [...new Set(picked.filter((id) => namesakes.includes(id)).toReversed())].slice(0, count)
    return chosen.length > 0 ? chosen : namesakes
  })
  const ids = new Set(meant)
  return colleagues.filter(({ id }) => ids.has(id))
}

/** How often a text names each colleague: the longest name after an @, up to the end of a word. */
function namesIn(text: string, names: readonly string[]): Map<string, number> {
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const times = new Map<string, number>()
  for (const { index } of text.matchAll(/@/gu)) {
    const rest = text.slice(index + 1)
    const found = longestFirst.find(
      (name) => name !== '' && rest.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(rest.slice(name.length)),
    )
    if (found !== undefined) times.set(found, (times.get(found) ?? 0) + 1)
  }
  return times
}

/** A text in pieces: words, and names of those who are mentioned. */
export function piecesWith(text: string, mentions: readonly Named[]): { text: string; isName: boolean }[] {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const pieces: { text: string; isName: boolean }[] = []
  for (let rest = text; rest !== '';) {
    const [first] = names
      .filter((name) => rest.includes(name))
      .toSorted((a, b) => rest.indexOf(a) - rest.indexOf(b))
    const at = first === undefined ? rest.length : rest.indexOf(first)
    if (at > 0) pieces.push({ text: rest.slice(0, at), isName: false })
    if (first !== undefined) pieces.push({ text: first, isName: true })
    rest = rest.slice(at + (first?.length ?? 0))
  }
  return pieces
}
