import { AppError } from '../../../ground/errors.ts'
import { limits } from '../load/limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body strictly.
 * @throws AppError `request.malformed` for bytes that are not UTF-8, text that is not JSON, a key that comes twice,
 *   a key `__proto__`, and nesting deeper than the limit
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    checkKeys(text)
    return value
  } catch {
    throw new AppError('request.malformed')
  }
}

/**
 * Walks through text that is known to be JSON; `JSON.parse` itself keeps the last of two equal keys without an error.
 */
function checkKeys(text: string) {
  const open: (Set<string> | null)[] = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) addKey(open.at(-1), token.slice(0, -1))
    if (open.length > limits.jsonDepth) throw new Error('nested too deep')
  }
}

function addKey(keys: Set<string> | null | undefined, quoted: string) {
  // Escapes are resolved, since "\u0061" and "a" are the same key.
  const key = String(JSON.parse(quoted))
  if (key === '__proto__' || keys?.has(key)) throw new Error('a key that is not allowed')
  keys?.add(key)
}
