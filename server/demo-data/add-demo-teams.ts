import { createHash, randomBytes } from 'node:crypto'
import { demoCvs, saraProfile } from '@qareeb/demo/applicants'
import { type DemoTeam, demoTeams } from '@qareeb/demo/demo-teams'
import type { Database } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/**
 * Lets the demo's people work for companies, once each: later changes of visitors stay. Takes the owner's
 * connection; the bytes of documents follow by `keepDemoDocuments`.
 */
export async function addDemoTeams(owner: Database): Promise<void> {
  for (const [index, team] of demoTeams.entries())
    await owner.transaction((db) => addTeam(db, team, index), { organizationId: team.organizationId })
}

async function addTeam(db: Database, team: DemoTeam, index: number) {
  if (team.added) await addCompany(db, team.organizationId, team.added)
  const begun = await db.query({
    text: `
      select from organization as company
      join user_account as account on account.id = $2
      where company.id = $1 and company.erased_at is null
        and not exists (select from organization_private where organization_id = company.id)`,
    values: [team.organizationId, team.members[0]?.userId],
  })
  if (begun.length === 0) return

  await addPrivate(db, team)
  for (const { userId, role } of team.members)
    await db.query({
      text: `
        insert into organization_member (organization_id, user_id, role, joined_at, activated_at)
        values ($1, $2, $3, now() - interval '90 days', now() - $4 * interval '1 hour')`,
      values: [team.organizationId, userId, role, index],
    })
  if (team.invited) await addInvitation(db, team.organizationId, team.invited)
  await addHistory(db, team)
}

/** Records in the log that the first member wrote, published and closed the ads of the company. */
const addHistory = (db: Database, { organizationId, members: [first] }: DemoTeam) =>
  db.query({
    text: `
      insert into audit_event (happened_at, action, actor_id, organization_id, subject)
      select at, action, $2, $1, ad.id
      from job_ad as ad
      cross join lateral (values (created_at, 'jobAd.create'), (published_at, 'jobAd.publish'), (closed_at, 'jobAd.close'))
        as events (at, action)
      where ad.organization_id = $1 and at is not null`,
    values: [organizationId, first?.userId],
  })

async function addCompany(db: Database, id: string, { name, slug, rejectionReason }: Added) {
  await db.query({
    text: `
      insert into organization (id, slug, name_ar, name_en, verification_status, created_at)
      select $1, $2, $3, $4, $5::verification_status, now() - interval '3 days'
      where exists (select from user_account where id = any($6::uuid[])) on conflict do nothing`,
    values: [
      id,
      slug,
      name.ar,
      name.en,
      rejectionReason === null ? 'pending' : 'rejected',
      demoTeams.flatMap(({ members }) => members.map(({ userId }) => userId)),
    ],
  })
}

type Added = NonNullable<DemoTeam['added']>

/** A verified company has sent its document twelve hours before it was verified, any other when it was created. */
async function addPrivate(db: Database, { organizationId, added, document }: DemoTeam) {
  const reason = added?.rejectionReason ?? null
  await db.query({
    text: `
      with sending as (
        select coalesce(verified_at - interval '12 hours', created_at) as at from organization where id = $1
      ), sent as (
        insert into file (key, purpose, company_held, name, media_type, size, sha256, state, created_at, stored_at, claimed_at)
        select $2, 'registration', true, $3, 'application/pdf', $4, $5, 'claimed', at, at, at from sending
        returning id, claimed_at
      ), attached as (
        insert into attachment (file_id, purpose, organization_id, attached_at)
        select id, 'registration', $1, claimed_at from sent
      )
      insert into organization_private (organization_id, registration_file_id, registration_expires_on, waiting_since,
        rejected_at, rejection_reason, registration_number)
      select $1, id, current_date + $6::int, case when $7 then claimed_at end,
        case when $8::text is not null then now() - interval '1 day' end, $8, $9
      from sent`,
    values: [
      organizationId,
      document.key,
      document.name,
      document.bytes.length,
      createHash('sha256').update(document.bytes).digest(),
      document.expiresInDays,
      added !== undefined && reason === null,
      reason,
      document.registrationNumber,
    ],
  })
}

/** Its mail was never sent: the token is unknown, and a new one comes with another mail. */
async function addInvitation(
  db: Database,
  organizationId: string,
  invited: NonNullable<DemoTeam['invited']>,
) {
  await db.query({
    text: `
      insert into organization_invitation (organization_id, email, first_name, last_name, role, locale, token_hash,
        created_at, sent_at, expires_at)
      values ($1, $2, $3, $4, 'HR', 'ar', $5, now() - interval '4 days', now() - interval '4 days',
        now() + interval '3 days')`,
    values: [organizationId, invited.email, invited.firstName, invited.lastName, randomBytes(32)],
  })
}

/** Puts the bytes of the demo's documents where the rows say that they lie; where they do already nothing happens. */
export async function keepDemoDocuments({ db, files }: { db: Database; files: FileStore }): Promise<void> {
  const documents = [...demoTeams.map(({ document }) => document), ...demoCvs, saraProfile.cv]
  const keys = documents.map(({ key }) => key)
  const rows = await db.query<{ key: string }>({
    text: `select key from file where key = any($1::text[])`,
    values: [keys],
  })
  for (const document of documents) {
    if (!rows.some(({ key }) => key === document.key)) continue
    const kept = await files.open(document.key)
    kept?.destroy()
    if (!kept) await files.keep(document.key, document.bytes, 'application/pdf')
  }
}
