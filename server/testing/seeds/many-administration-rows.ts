import type { Database } from '../../platform/database/database.ts'

/**
 * Lets every tenth company wait for an answer, fills the audit log and adds somebody who runs the platform. Takes the
 * owner's connection, as a superuser, after the companies have been seeded.
 * @returns that person, with a session
 */
export async function seedAdministration(
  owner: Database,
  { events }: { events: number },
): Promise<{ userId: string; sessionId: string }> {
  for (const text of statements) await owner.query({ text })
  await owner.query({ text: log, values: [events] })
  await owner.query({ text: 'analyze organization_private, organization_word, audit_event, user_account' })
  const [nora] = await owner.query<{ userId: string; sessionId: string }>({
    text: `select md5('platform')::uuid as "userId", md5('session of platform')::uuid as "sessionId"`,
  })
  if (!nora) throw new Error('Nobody was added.')
  return nora
}

const statements = [
  `insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name)
    values (md5('platform')::uuid, 'platform', 'admin', 'platform@qareeb.example', now(), 'Nora')`,
  `insert into user_session (id, user_id, expires_at)
    values (md5('session of platform')::uuid, md5('platform')::uuid, now() + interval '30 days')`,
  `update organization_private set waiting_since = now() - number * interval '1 minute'
    from organization where organization.id = organization_id and number % 10 = 0`,
]

const log = `
  insert into audit_event (happened_at, action, actor_id, organization_id, request_id)
  select now() - no * interval '1 second', case when no % 5 = 0 then 'organization.update' else 'session.signIn' end,
    md5('employer ' || (1 + no % 10000))::uuid,
    case when no % 5 = 0 then md5('trading ' || (1 + no % 10000))::uuid end, 'request-' || no
  from generate_series(1, $1::int) as no`
