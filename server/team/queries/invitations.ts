import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

export type InvitationRow = {
  id: string
  organizationId: string
  email: string
  firstName: string
  lastName: string
  role: OrganizationRole
  locale: Locale
  createdAt: Date
  sentAt: Date
  expiresAt: Date
  acceptedAt: Date | null
  cancelledAt: Date | null
}

const columns = `
  invitation.id, invitation.organization_id as "organizationId", invitation.email, invitation.first_name as "firstName",
  invitation.last_name as "lastName", invitation.role, invitation.locale, invitation.created_at as "createdAt",
  invitation.sent_at as "sentAt", invitation.expires_at as "expiresAt", invitation.accepted_at as "acceptedAt",
  invitation.cancelled_at as "cancelledAt"`

/** An administrator's input for an invitation. */
export type InvitationWords = Pick<InvitationRow, 'firstName' | 'lastName' | 'role' | 'locale'>

export type NewInvitation = InvitationWords & {
  id: string
  organizationId: string
  email: string
  tokenHash: Buffer
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** Adds an invitation. @returns undefined when the address has an open one, also one of a concurrent call */
export async function insertInvitation(db: Database, row: NewInvitation): Promise<InvitationRow | undefined> {
  const [added] = await db.query<InvitationRow>({
    name: 'insert_invitation',
    text: `
      insert into organization_invitation as invitation (id, organization_id, email, first_name, last_name, role, locale,
        token_hash, invited_by, created_at, sent_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)
      on conflict (organization_id, lower(email)) where accepted_at is null and cancelled_at is null do nothing
      returning ${columns}`,
    values: [
      row.id,
      row.organizationId,
      row.email,
      row.firstName,
      row.lastName,
      row.role,
      row.locale,
      row.tokenHash,
      row.invitedBy,
      row.now,
      row.expiresAt,
    ],
  })
  return added
}

/** The open invitation of an address, expired or not, locked. Needs the scope of the company. */
export async function lockOpenInvitation(
  db: Database,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<InvitationRow | undefined> {
  const [row] = await db.query<InvitationRow>({
    name: 'lock_open_invitation',
    text: `
      select ${columns} from organization_invitation as invitation
      where organization_id = $1 and lower(email) = lower($2) and accepted_at is null and cancelled_at is null
      for update`,
    values: [organizationId, email],
  })
  return row
}

/** An invitation of a company in any state, locked. Needs the scope of the company. */
export async function lockInvitation(
  db: Database,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<InvitationRow | undefined> {
  const [row] = await db.query<InvitationRow>({
    name: 'lock_invitation',
    text: `select ${columns} from organization_invitation as invitation where organization_id = $1 and id = $2 for update`,
    values: [organizationId, id],
  })
  return row
}

type Sent = { id: string; tokenHash: Buffer; invitedBy: string; now: Date; expiresAt: Date }

/** Stores that the mail of an invitation was sent, with its token and its inviter. */
export async function markSent(
  db: Database,
  { id, tokenHash, invitedBy, now, expiresAt }: Sent,
): Promise<void> {
  await db.query({
    name: 'mark_invitation_sent',
    text: `
      update organization_invitation set token_hash = $2, sent_at = $3, expires_at = $4, invited_by = $5
      where id = $1`,
    values: [id, tokenHash, now, expiresAt, invitedBy],
  })
}

/** Gives an invitation that has expired the words of a new one. */
export async function rewordInvitation(
  db: Database,
  { id, ...words }: InvitationWords & { id: string },
): Promise<void> {
  await db.query({
    name: 'reword_invitation',
    text: `
      update organization_invitation set first_name = $2, last_name = $3, role = $4, locale = $5
      where id = $1`,
    values: [id, words.firstName, words.lastName, words.role, words.locale],
  })
}

export async function markCancelled(db: Database, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.query({
    name: 'cancel_invitation',
    text: 'update organization_invitation set cancelled_at = $2 where id = $1',
    values: [id, now],
  })
}

export async function markAccepted(db: Database, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.query({
    name: 'accept_invitation',
    text: 'update organization_invitation set accepted_at = $2 where id = $1',
    values: [id, now],
  })
}

/** An invitation as the holder of its token sees it. */
export type ReceivedRow = InvitationRow & {
  company: Bilingual
  logoFile: string | null
  isVerified: boolean
  /** The company was deleted. */
  isErased: boolean
  inviterName: string | null
}

const receivedText = `
  select ${columns}, json_build_object('ar', company.name_ar, 'en', company.name_en) as company,
    company.logo_file as "logoFile", company.verification_status = 'verified' as "isVerified",
    company.erased_at is not null as "isErased",
    nullif(trim(concat_ws(' ', inviter.first_name, inviter.last_name)), '') as "inviterName"
  from organization_invitation as invitation
  join organization as company on company.id = invitation.organization_id
  left join user_account as inviter on inviter.id = invitation.invited_by
  where invitation.token_hash = $1`

/** The invitation of a token. Needs the scope of the ticket, or of the company that the token names. */
export async function findReceived(db: Database, tokenHash: Buffer): Promise<ReceivedRow | undefined> {
  const [row] = await db.query<ReceivedRow>({
    name: 'find_received_invitation',
    text: receivedText,
    values: [tokenHash],
  })
  return row
}

/** The same, kept from every other answer until the transaction ends. */
export async function lockReceived(db: Database, tokenHash: Buffer): Promise<ReceivedRow | undefined> {
  const [row] = await db.query<ReceivedRow>({
    name: 'lock_received_invitation',
    text: `${receivedText} for update of invitation`,
    values: [tokenHash],
  })
  return row
}

/** Deletes companies' texts about a person with this address. Needs a transaction with the person as actor. */
export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db.query({
    name: 'delete_invitations_to',
    text: 'delete from organization_invitation where lower(email) = lower($1)',
    values: [email],
  })
}

/** Deletes invitations that ended long ago; the policy of the table limits them too. */
export async function deleteInvitationsBefore(db: Database, moment: Date): Promise<void> {
  await db.query({
    text: `delete from organization_invitation where expires_at < least($1, now() - interval '30 days')`,
    values: [moment],
  })
}

export type InvitationFact = Pick<
  InvitationRow,
  'firstName' | 'lastName' | 'role' | 'createdAt' | 'expiresAt' | 'acceptedAt' | 'cancelledAt'
> & { company: Bilingual }

/** Invitations to an address, for the file of its owner's data. Needs a transaction in which they act. */
export const listInvitationFacts = (db: Database, email: string): Promise<InvitationFact[]> =>
  db.query<InvitationFact>({
    name: 'list_invitation_facts',
    text: `
      select json_build_object('ar', company.name_ar, 'en', company.name_en) as company,
        invitation.first_name as "firstName", invitation.last_name as "lastName", invitation.role,
        invitation.created_at as "createdAt", invitation.expires_at as "expiresAt",
        invitation.accepted_at as "acceptedAt", invitation.cancelled_at as "cancelledAt"
      from organization_invitation as invitation
      left join organization as company on company.id = invitation.organization_id
      where lower(invitation.email) = lower($1) order by invitation.created_at, invitation.id`,
    values: [email],
  })
