import type { StatedCase } from './case.ts'

/** Field names that no answer may contain for a caller who does not own the data. */
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
