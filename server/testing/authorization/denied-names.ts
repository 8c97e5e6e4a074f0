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

/** Calls whose answer is for the caller alone: a token or secret, or what they sent themselves. */
const handsOut: Record<string, readonly string[]> = {
  'GET /api/v1/user/me': ['verificationFile'],
  'PATCH /api/v1/user/me': ['verificationFile'],
  'POST /api/v1/user/session': ['token'],
  'POST /api/v1/user/session/refresh': ['token'],
  'POST /api/v1/user/verify-email': ['token'],
  'POST /api/v1/user/me/file': ['secret'],
  'POST /api/v1/user/signup/file': ['secret'],
}

/** What an answer names that it may not, in words. `caseName` begins with the call. */
export function deniedNamesIn(caseName: string, body: string): string[] {
  if (!body.startsWith('{') || caseName.includes('openapi.json')) return []
  const call = caseName.split(' ').slice(0, 2).join(' ')
  const found = namesIn(JSON.parse(body)).filter(
    (name) => denied.has(name) && !handsOut[call]?.includes(name),
  )
  return found.map((name) => `names "${name}", which nobody may get: ${body}`)
}

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
