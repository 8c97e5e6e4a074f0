import type { UserType } from '@qareeb/contract/users'
import type { Services } from '../../context.ts'
import type { Database } from '../../platform/database/database.ts'
import { addUser } from '../accounts.ts'

type Kind = { userType: UserType; disabled?: boolean }

/** Kinds of callers by their names in the matrix. Whoever adds one adds it here, and its column is run. */
export const callers: Record<string, Kind | 'no session'> = {
  guest: 'no session',
  seeker: { userType: 'job-seeker' },
  platform_admin: { userType: 'admin' },
  // What the notes of a row call `dis`: somebody whose account was disabled after they had signed in.
  disabled: { userType: 'job-seeker', disabled: true },
}

/**
 * Somebody new of a kind, who signed in a moment ago: each case may change what it likes of its caller. Takes the
 * owner's connection.
 * @returns the headers that their requests carry
 */
export async function addCaller(
  kind: string,
  { owner, services }: { owner: Database; services: Services },
): Promise<Record<string, string>> {
  const described = callers[kind]
  if (!described) throw new Error(`There is no kind of caller ${kind}.`)
  if (described === 'no session') return {}

  const { id } = await addUser(owner, { firstName: 'Layla', ...described })
  const [session] = await owner.query<{ id: string }>({
    text: `
      insert into user_session (user_id, expires_at, signed_in_at, proved_at, last_seen_at)
      values ($1, now() + interval '30 days', now(), now(), now()) returning id`,
    values: [id],
  })
  const claims = { userId: id, sessionId: String(session?.id) }
  return { authorization: `Bearer ${(await services.identity.tokens.sign(claims)).token}` }
}
