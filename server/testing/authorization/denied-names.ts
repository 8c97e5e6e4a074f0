import type { StatedCase } from './case.ts'

/** Names under which nothing may leave to somebody who does not own it, however it got into an answer. */
const denied = new Set([
  'contactEmail',
  'contactPhone',
  'contactName',
  'notes',
  'comments',
  'evaluation',
  'passwordHash',
  'hash',
  'password',
  'token',
  'secret',
  'verificationFile',
  'identitySubject',
  'number',
])

/**
 * Forbidden names in an answer, in words.
 * @param mayName names that this one answer may hold
 */
export function deniedNamesIn(body: string, mayName: StatedCase['mayName'] = []): string[] {
  if (!body.startsWith('{') || mayName === 'anything') return []
  const found = namesIn(JSON.parse(body)).filter((name) => denied.has(name) && !mayName.includes(name))
  return found.map((name) => `names "${name}", which nobody may get: ${body}`)
}

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
