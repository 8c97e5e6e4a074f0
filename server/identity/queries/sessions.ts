import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { UserType } from '@qareeb/contract/users'
import type { Database } from '../../platform/database/database.ts'
import type { Person } from '../person.ts'
import { personColumns } from './people.ts'

/** The person of a session with their rights, at this very moment. */
export type Caller = {
  userType: UserType | null
  emailVerified: boolean
  disabled: boolean
  provedAt: Date
  organizationId: string | null
  /** In that company; null for a person outside of it. */
  role: OrganizationRole | null
  impersonatedUntil: Date | null
}

/** Queried at every request with a token, by primary keys alone: rights in a company are always current. */
export async function findCaller(
  db: Database,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<Caller | undefined> {
  const [caller] = await db.query<Caller>({
    name: 'find_caller',
    text: `
      select account.user_type as "userType", account.email_verified_at is not null as "emailVerified",
        account.disabled_at is not null as disabled, session.proved_at as "provedAt",
        session.active_organization_id as "organizationId", session.impersonation_ends_at as "impersonatedUntil",
        case when account.user_type = 'employer' and session.active_organization_id is not null
          then role_in_organization(account.id, session.active_organization_id) end as role
      from user_session as session join user_account as account on account.id = session.user_id
      where session.id = $1 and session.user_id = $2 and session.expires_at > $3`,
    values: [sessionId, userId, now],
  })
  return caller
}

export type NewSession = {
  userId: string
  at: Date
  provedAt: Date
  expiresAt: Date
  device: string | null
  network: string
}

/** Begins a session, in the company that the person chose last if any. @returns its id */
export async function insertSession(db: Database, session: NewSession): Promise<string> {
  const [row] = await db.query<{ id: string }>({
    name: 'insert_session',
    text: `
      insert into user_session (user_id, signed_in_at, proved_at, last_seen_at, expires_at, device, network,
        active_organization_id)
      values ($1, $2, $3, $2, $4, $5, $6, first_organization_of($1)) returning id`,
    values: [
      session.userId,
      session.at,
      session.provedAt,
      session.expiresAt,
      session.device,
      session.network,
    ],
  })
  if (!row) throw new Error('The session was not stored.')
  return row.id
}

export type LockedSession = {
  refreshGeneration: number
  refreshedAt: Date | null
  signedInAt: Date
  person: Person
}

/** A session that holds, with its person, locked against a second refresh at the same time. */
export async function lockSession(
  db: Database,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<LockedSession | undefined> {
  const [row] = await db.query<Person & Omit<LockedSession, 'person'>>({
    name: 'lock_session',
    text: `
      select session.refresh_generation as "refreshGeneration", session.refreshed_at as "refreshedAt",
        session.signed_in_at as "signedInAt", ${personColumns}
      from user_session as session join user_account as account on account.id = session.user_id
      where session.id = $1 and session.expires_at > $2
      for update of session`,
    values: [sessionId, now],
  })
  if (!row) return undefined
  const { refreshGeneration, refreshedAt, signedInAt, ...person } = row
  return { refreshGeneration, refreshedAt, signedInAt, person }
}

/** Moves a session on to its next refresh credential. */
export async function renewSession(
  db: Database,
  session: { sessionId: string; generation: number; at: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'renew_session',
    text: `
      update user_session set refresh_generation = $2, refreshed_at = $3, last_seen_at = $3, expires_at = $4
      where id = $1`,
    values: [session.sessionId, session.generation, session.at, session.expiresAt],
  })
}

/** Stores that the person of the session has just proved their identity. */
export async function markProved(db: Database, sessionId: string, at: Date): Promise<void> {
  await db.query({
    name: 'mark_proved',
    text: 'update user_session set proved_at = $2 where id = $1',
    values: [sessionId, at],
  })
}

/** Removes sessions that have ended by themselves. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db.query({ text: 'delete from user_session where expires_at <= $1', values: [now] })
}

/** Ends one session: the next request with its token is refused. @returns whose it was; undefined when it had ended */
export async function deleteSession(db: Database, sessionId: string): Promise<string | undefined> {
  const [row] = await db.query<{ userId: string }>({
    name: 'delete_session',
    text: 'delete from user_session where id = $1 returning user_id as "userId"',
    values: [sessionId],
  })
  return row?.userId
}

export type ListedSession = {
  id: string
  device: string | null
  network: string | null
  signedInAt: Date
  lastSeenAt: Date
}

/** A person's sessions, the latest seen first; a hundred at most. */
export const listSessionsOf = (
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<ListedSession[]> =>
  db.query<ListedSession>({
    name: 'list_sessions',
    text: `
      select id, device, network, signed_in_at as "signedInAt", last_seen_at as "lastSeenAt"
      from user_session where user_id = $1 and expires_at > $2 order by last_seen_at desc, id limit 100`,
    values: [userId, now],
  })

/** Ends a session of this person alone. @returns whether there was one */
export async function deleteOwnSession(
  db: Database,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const ended = await db.query({
    name: 'delete_own_session',
    text: 'delete from user_session where id = $1 and user_id = $2 returning id',
    values: [sessionId, userId],
  })
  return ended.length > 0
}

/** Ends the sessions of a person, all or all but one. @returns how many */
export async function deleteSessionsOf(
  db: Database,
  { userId, except = null }: { userId: string; except?: string | null },
): Promise<number> {
  const ended = await db.query({
    name: 'delete_sessions_of',
    text: 'delete from user_session where user_id = $1 and id is distinct from $2 returning id',
    values: [userId, except],
  })
  return ended.length
}
