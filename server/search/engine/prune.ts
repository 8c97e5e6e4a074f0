import type { Statement } from '../../platform/database/statement.ts'

/** A statement without what is not asked, and which parameters are left, in the order of their new numbers. */
type Pruned = { name: string; text: string; parameters: readonly number[] }

/** Every connection keeps each text that it was sent, a tenth to a third of a megabyte: with more the whole ones serve, which find the same. */
const mostPruned = 120
let pruned = 0

/**
 * Makes what puts values into a statement and leaves out what its nulls make void: `($1::type is null or …)` is then
 * true, `($1::type is not null and …)` false; what is no null is not asked for either. Such a condition costs a little at
 * every row, and each parameter a little at every call. Each choice of filters has a text of its own; those that people
 * make are a few dozen.
 */
export function prunerOf(name: string, whole: string): (values: unknown[]) => Statement {
  const optional = [
    ...new Set([...whole.matchAll(new RegExp(opening, 'g'))].map(([, parameter]) => Number(parameter))),
  ]
  const known = new Map<number, Pruned>()

  function pruneFor(choice: number): Pruned | undefined {
    if (pruned >= mostPruned) return undefined
    pruned++
    const absent = new Set(optional.filter((_, bit) => (choice & (1 << bit)) === 0))
    const made = { name: `${name}_${choice.toString(36)}`, ...renumber(leaveOut(whole, absent)) }
    known.set(choice, made)
    return made
  }

  return (values) => {
    let choice = 0
    for (const [bit, parameter] of optional.entries()) if (values[parameter - 1] !== null) choice |= 1 << bit
    const made = known.get(choice) ?? pruneFor(choice)
    if (!made) return { name, text: whole, values }
    const { parameters, ...statement } = made
    return { ...statement, values: parameters.map((parameter) => values[parameter - 1]) }
  }
}

const opening = /\(\$(\d+)::\S+ is (null or|not null and) /

/** A text without the conditions on these parameters, and without looking whether the others are null. */
function leaveOut(text: string, absent: ReadonlySet<number>): string {
  const found = opening.exec(text)
  if (!found) return text
  const { index, 0: begun, 1: parameter, 2: form } = found
  const before = text.slice(0, index)
  if (!absent.has(Number(parameter))) return `${before}(${leaveOut(text.slice(index + begun.length), absent)}`
  const rest = text.slice(closingAfter(text, index) + 1)
  return before + (form === 'null or' ? 'true' : 'false') + leaveOut(rest, absent)
}

/** Where the bracket that opens here is closed. */
function closingAfter(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`A bracket is not closed: ${text.slice(open)}`)
}

function renumber(text: string): Pick<Pruned, 'text' | 'parameters'> {
  const parameters: number[] = []
  const renumbered = text.replace(/\$(\d+)/g, (_, number: string) => {
    const at = parameters.indexOf(Number(number))
    return `$${at < 0 ? parameters.push(Number(number)) : at + 1}`
  })
  return { text: renumbered, parameters }
}
