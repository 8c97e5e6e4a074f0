import type { Statement } from './statement.ts'

/** Every connection keeps each text that it has prepared, a tenth to half of a megabyte. */
const usualMost = 200

/** Letters of the longest text that is named. Connections keep megabytes of a longer one, as of a search by ten words. */
const longestNamed = 10_000

/**
 * Names composed statements, so that PostgreSQL parses and plans each text once for each connection. Callers compose a
 * few dozen texts from the filters that people choose. A very long text, and each text beyond `most`, is parsed each
 * time.
 * @param prefix of the names, such as `search`
 * @param most how many texts get a name
 */
export function namedStatements(prefix: string, most = usualMost) {
  const names = new Map<string, string>()
  const nameText = (kind: string, text: string): string | undefined => {
    if (names.size >= most || text.length > longestNamed) return undefined
    const name = `${prefix}_${kind}_${names.size.toString(36)}`
    names.set(text, name)
    return name
  }
  return (kind: string, text: string, values: unknown[]): Statement => {
    const name = names.get(text) ?? nameText(kind, text)
    return name === undefined ? { text, values } : { name, text, values }
  }
}
