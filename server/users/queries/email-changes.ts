import type { Database } from '../../platform/database/database.ts'

export type NewEmailChange = {
  userId: string
  oldEmail: string
  newEmail: string
  confirmHash: Buffer
  undoHash: Buffer
  askedAt: Date
  undoUntil: Date
}

/** Keeps a change of address that was asked for. Gives its id. */
export async function insertEmailChange(db: Database, change: NewEmailChange): Promise<string> {
  const [row] = await db.query<{ id: string }>({
    name: 'insert_email_change',
    text: `
    insert into email_change (user_id, old_email, new_email, confirm_hash, undo_hash, asked_at, undo_until)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [
      change.userId,
      change.oldEmail,
      change.newEmail,
      change.confirmHash,
      change.undoHash,
      change.askedAt,
      change.undoUntil,
    ],
  })
  if (!row) throw new Error('The change of address was not kept.')
  return row.id
}

export type EmailChange = { id: string; userId: string; oldEmail: string; newEmail: string; askedAt: Date }

const columns = `
  change.id, change.user_id as "userId", change.old_email as "oldEmail", change.new_email as "newEmail",
  change.asked_at as "askedAt"`

/** A change that waits for its confirmation: its link was mailed after $2, and the account has the old address. */
const waits = `
  change.confirmed_at is null and change.cancelled_at is null
  and coalesce(change.sent_again_at, change.asked_at) > $2 and lower(account.email) = lower(change.old_email)`

/** The change that waits for this token, mailed since a moment. */
export async function findUnconfirmed(
  db: Database,
  { confirmHash, mailedSince }: { confirmHash: Buffer; mailedSince: Date },
): Promise<EmailChange | undefined> {
  const [change] = await db.query<EmailChange>({
    name: 'find_unconfirmed_email_change',
    text: `
    select ${columns} from email_change as change join user_account as account on account.id = change.user_id
    where change.confirm_hash = $1 and ${waits}
    for update`,
    values: [confirmHash, mailedSince],
  })
  return change
}

/** The change of an account that waits for its confirmation, mailed since a moment. */
export async function findPending(
  db: Database,
  { userId, mailedSince }: { userId: string; mailedSince: Date },
): Promise<EmailChange | undefined> {
  const [change] = await db.query<EmailChange>({
    name: 'find_pending_email_change',
    text: `
    select ${columns} from email_change as change join user_account as account on account.id = change.user_id
    where change.user_id = $1 and ${waits}
    order by change.asked_at desc, change.id limit 1`,
    values: [userId, mailedSince],
  })
  return change
}

/**
 * Gives a pending change a new link in place of the former one.
 * @returns whether it was still pending
 */
export async function replaceConfirmHash(
  db: Database,
  { id, confirmHash, now, undoUntil }: { id: string; confirmHash: Buffer; now: Date; undoUntil: Date },
): Promise<boolean> {
  const rows = await db.query<{ id: string }>({
    name: 'replace_email_change_link',
    text: `
    update email_change set confirm_hash = $2, sent_again_at = $3, undo_until = $4
    where id = $1 and confirmed_at is null and cancelled_at is null returning id`,
    values: [id, confirmHash, now, undoUntil],
  })
  return rows.length > 0
}

/**
 * Cancels the changes of an account that nobody has confirmed. The old address can still undo them.
 * @returns whether there was one
 */
export async function cancelPending(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query<{ id: string }>({
    name: 'cancel_email_changes',
    text: `
    update email_change set cancelled_at = $2
    where user_id = $1 and confirmed_at is null and cancelled_at is null returning id`,
    values: [userId, now],
  })
  return rows.length > 0
}

/** @property hadChanged another address is now that of the account, by this change or by a later one */
export type UndoableChange = EmailChange & { hadChanged: boolean }

/** The change that this token takes back, confirmed or not, while its time has not run out. */
export async function findUndoable(
  db: Database,
  { undoHash, now }: { undoHash: Buffer; now: Date },
): Promise<UndoableChange | undefined> {
  const [change] = await db.query<UndoableChange>({
    name: 'find_undoable_email_change',
    text: `
    select ${columns}, lower(account.email) <> lower(change.old_email) as "hadChanged"
    from email_change as change join user_account as account on account.id = change.user_id
    where change.undo_hash = $1 and change.undo_until > $2
    for update`,
    values: [undoHash, now],
  })
  return change
}

/** Notes that the new address counts, and until when that can be undone. */
export async function markConfirmed(
  db: Database,
  { id, now, undoUntil }: { id: string; now: Date; undoUntil: Date },
): Promise<void> {
  await db.query({
    name: 'confirm_email_change',
    text: 'update email_change set confirmed_at = $2, undo_until = $3 where id = $1',
    values: [id, now, undoUntil],
  })
}

/** Deletes a change and all later ones of the same account. */
export async function deleteChangesSince(db: Database, { userId, askedAt }: EmailChange): Promise<void> {
  await db.query({
    name: 'forget_email_changes_since',
    text: 'delete from email_change where user_id = $1 and asked_at >= $2',
    values: [userId, askedAt],
  })
}

/** Addresses that an account had or requested, as far as they are still stored and belong to no other account. */
export async function listOtherAddresses(db: Database, userId: string): Promise<string[]> {
  const rows = await db.query<{ address: string }>({
    name: 'list_other_addresses',
    text: `
    select distinct lower(held.address) as address
    from email_change cross join lateral (values (old_email), (new_email)) as held (address)
    where user_id = $1 and not exists (
      select from user_account where lower(email) = lower(held.address) and id <> $1)`,
    values: [userId],
  })
  return rows.map(({ address }) => address)
}

/** Addresses that an account had, as far as they are still stored and belong to no other account. */
export async function listFormerAddresses(db: Database, userId: string): Promise<string[]> {
  const rows = await db.query<{ address: string }>({
    name: 'list_former_addresses',
    text: `
    select distinct lower(held.address) as address
    from email_change cross join lateral (
      values (old_email), (case when confirmed_at is not null then new_email end)) as held (address)
    where user_id = $1 and held.address is not null and not exists (
      select from user_account where lower(email) = lower(held.address) and id <> $1)`,
    values: [userId],
  })
  return rows.map(({ address }) => address)
}

export type EmailChangeFact = {
  oldEmail: string
  newEmail: string
  askedAt: Date
  sentAgainAt: Date | null
  cancelledAt: Date | null
  confirmedAt: Date | null
  undoUntil: Date
}

/** Changes of address that a person asked for lately, the latest first. */
export const listEmailChanges = (db: Database, userId: string): Promise<EmailChangeFact[]> =>
  db.query<EmailChangeFact>({
    name: 'list_email_changes',
    text: `
    select old_email as "oldEmail", new_email as "newEmail", asked_at as "askedAt", sent_again_at as "sentAgainAt",
      cancelled_at as "cancelledAt", confirmed_at as "confirmedAt", undo_until as "undoUntil"
    from email_change where user_id = $1 order by asked_at desc, id`,
    values: [userId],
  })

/** Deletes changes to an address, of all accounts. */
export async function deleteChangesTo(db: Database, email: string): Promise<void> {
  await db.query({
    name: 'forget_email_changes_to',
    text: 'delete from email_change where lower(new_email) = lower($1)',
    values: [email],
  })
}

/** Deletes requests from before a moment. */
export async function deleteChangesBefore(db: Database, moment: Date): Promise<void> {
  await db.query({
    name: 'forget_old_email_changes',
    text: 'delete from email_change where asked_at < $1',
    values: [moment],
  })
}
