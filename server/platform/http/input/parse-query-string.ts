import type { Issue } from '@qareeb/contract/issues'
import { limits } from '../load/limits.ts'

/** A parsed query string: each name once, and its errors. */
export type QueryString = { values: Record<string, string>; issues: Issue[] }

/**
 * Takes a query string apart without guessing: a name that comes twice, and bytes that are not UTF-8, are problems of
 * that name rather than an array or U+FFFD.
 */
export function parseQueryString(text: string): QueryString {
  // Without a prototype, so that `__proto__` is a name like any other.
  const values: Record<string, string> = Object.create(null)
  const issues: Issue[] = []
  for (const part of text.split('&', limits.queryParameters + 1)) {
    if (part === '') continue

    const separator = part.indexOf('=')
    const rawName = separator === -1 ? part : part.slice(0, separator)
    const name = decode(rawName) ?? rawName
    const value = decode(separator === -1 ? '' : part.slice(separator + 1))
    if (name in values) issues.push({ path: name, problem: 'repeated' })
    else if (name === '__proto__') issues.push({ path: name, problem: 'unknownField' })
    else if (value === undefined) issues.push({ path: name, problem: 'invalid' })
    values[name] ??= value ?? ''
  }
  return { values, issues }
}

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
