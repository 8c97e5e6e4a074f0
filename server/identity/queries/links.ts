import type { Database } from '../../platform/database/database.ts'

export type LinkKind = 'verify-email' | 'reset-password'

/** The contents of a mailed link. */
export type Link = {
  userId: string
  /** The address that it was mailed to. */
  email: string
  returnTo: string | null
  expiresAt: Date
  usedAt: Date | null
}

export async function insertLink(
  db: Database,
  link: Omit<Link, 'usedAt'> & { tokenHash: Buffer; kind: LinkKind; createdAt: Date },
): Promise<void> {
  await db.query({
    name: 'insert_identity_link',
    text: `
      insert into identity_link (token_hash, kind, user_id, email, return_to, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      link.tokenHash,
      link.kind,
      link.userId,
      link.email,
      link.returnTo,
      link.createdAt,
      link.expiresAt,
    ],
  })
}

type Named = { kind: LinkKind; tokenHash: Buffer }

/** A link to an address that its person still has; a link to a former address does not count. */
export async function findLink(db: Database, { kind, tokenHash }: Named): Promise<Link | undefined> {
  const [link] = await db.query<Link>({
    name: 'find_identity_link',
    text: `
      select link.user_id as "userId", account.email, link.return_to as "returnTo",
        link.expires_at as "expiresAt", link.used_at as "usedAt"
      from identity_link as link join user_account as account on account.id = link.user_id
      where link.token_hash = $1 and link.kind = $2 and lower(account.email) = lower(link.email)`,
    values: [tokenHash, kind],
  })
  return link
}

/** Uses a link up. @returns false when it cannot be used, or was used at the same moment */
export async function takeLink(
  db: Database,
  { kind, tokenHash, now }: Named & { now: Date },
): Promise<boolean> {
  const used = await db.query({
    name: 'use_up_identity_link',
    text: `
      update identity_link set used_at = $3
      where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3 returning user_id`,
    values: [tokenHash, kind, now],
  })
  return used.length > 0
}

/** Makes a link good again whose use has failed, as long as it holds. */
export async function restoreLink(db: Database, { kind, tokenHash }: Named): Promise<void> {
  await db.query({
    name: 'give_identity_link_back',
    text: 'update identity_link set used_at = null where token_hash = $1 and kind = $2',
    values: [tokenHash, kind],
  })
}

/** Invalidates the unused links of one kind of a person. */
export async function deleteUnusedLinks(
  db: Database,
  { userId, kind }: { userId: string; kind: LinkKind },
): Promise<void> {
  await db.query({
    name: 'delete_unused_identity_links',
    text: 'delete from identity_link where user_id = $1 and kind = $2 and used_at is null',
    values: [userId, kind],
  })
}

/** Removes links that have expired before a moment. */
export async function deleteLinksBefore(db: Database, moment: Date): Promise<void> {
  await db.query({ text: 'delete from identity_link where expires_at <= $1', values: [moment] })
}
