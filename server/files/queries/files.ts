import type { FileScan } from '@qareeb/contract/files'
import type { Database } from '../../platform/database/database.ts'

export type FilePurpose = 'cv' | 'registration' | 'avatar' | 'logo'

/** A file's row. */
export type StoredFile = {
  id: string
  key: string
  purpose: FilePurpose
  ownerId: string | null
  name: string
  mediaType: string
  size: number
  state: 'awaiting' | 'stored' | 'claimed'
  scan: FileScan
  uploadExpiresAt: Date | null
  createdAt: Date
  storedAt: Date | null
}

/** The columns of `StoredFile`. */
export const columns = `
  id, key, purpose, owner_id as "ownerId", name, media_type as "mediaType", size, state, scan,
  upload_expires_at as "uploadExpiresAt", created_at as "createdAt", stored_at as "storedAt"`

/** Adds an upload that somebody was allowed to send. */
export async function insertUpload(
  db: Database,
  upload: Pick<StoredFile, 'key' | 'purpose' | 'ownerId' | 'name' | 'mediaType' | 'size'> & {
    claimHash: Buffer
    expiresAt: Date
    now: Date
  },
): Promise<string> {
  const { id } = await db.kysely
    .insertInto('file')
    .values({
      key: upload.key,
      purpose: upload.purpose,
      owner_id: upload.ownerId,
      claim_hash: upload.claimHash,
      name: upload.name,
      media_type: upload.mediaType,
      size: upload.size,
      upload_expires_at: upload.expiresAt,
      created_at: upload.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The upload that awaits its bytes under a key; none once they have been checked. */
export async function findAwaited(db: Database, key: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_awaited_file',
    text: `select ${columns} from file where key = $1 and state = 'awaiting'`,
    values: [key],
  })
  return file
}

/** The file that a secret opens. */
export async function findBySecret(
  db: Database,
  id: string,
  claimHash: Buffer,
): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_file_by_secret',
    text: `select ${columns} from file where id = $1 and claim_hash = $2`,
    values: [id, claimHash],
  })
  return file
}

/** A file in use, by the key that stands in its address. */
export async function findClaimed(db: Database, key: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_claimed_file',
    text: `select ${columns} from file where key = $1 and state = 'claimed'`,
    values: [key],
  })
  return file
}

/** The key of a person's picture, which everybody may see. */
export async function findAvatarKey(db: Database, ownerId: string): Promise<string | undefined> {
  const [file] = await db.query<{ key: string }>({
    name: 'find_avatar_key',
    text: `select key from file where owner_id = $1 and purpose = 'avatar' and state = 'claimed'`,
    values: [ownerId],
  })
  return file?.key
}

/** Lets one change at a time replace what a person uses for a purpose, until the transaction ends. */
export async function lockOwned(db: Database, ownerId: string, purpose: FilePurpose): Promise<void> {
  await db.query({
    name: 'lock_owned_file',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`file of ${ownerId} for ${purpose}`],
  })
}

/** A file by its id, for every caller: for tasks. */
export async function findFile(db: Database, id: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_file',
    text: `select ${columns} from file where id = $1`,
    values: [id],
  })
  return file
}

/** The bytes have arrived and passed. @returns false when another request was first */
export async function markStored(
  db: Database,
  id: string,
  { sha256, scan, now }: { sha256: Buffer; scan: FileScan; now: Date },
): Promise<boolean> {
  const marked = await db.query({
    name: 'mark_file_stored',
    text: `
    update file set state = 'stored', sha256 = $2, scan = $3, stored_at = $4
    where id = $1 and state = 'awaiting' returning id`,
    values: [id, sha256, scan, now],
  })
  return marked.length > 0
}

export async function markScanned(db: Database, id: string, scan: FileScan): Promise<void> {
  await db.query({
    name: 'mark_file_scanned',
    text: 'update file set scan = $2 where id = $1',
    values: [id, scan],
  })
}

/**
 * Takes a stored file into use for its owner. The secret opens only files without an owner; a person's own upload
 * needs none.
 */
export async function markClaimed(
  db: Database,
  claim: { id: string; purpose: FilePurpose; ownerId: string; claimHash: Buffer | null; now: Date },
): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'mark_file_claimed',
    text: `
    update file set state = 'claimed', owner_id = $3, claimed_at = $5
    where id = $1 and purpose = $2 and state = 'stored' and scan <> 'infected'
      and (owner_id = $3 or (owner_id is null and claim_hash = $4))
    returning ${columns}`,
    values: [claim.id, claim.purpose, claim.ownerId, claim.claimHash, claim.now],
  })
  return file
}

/**
 * Adds a file that is in use from the first moment on: a picture that was redrawn. The caller attaches it.
 * @returns its id
 */
export async function insertClaimed(
  db: Database,
  file: Pick<StoredFile, 'key' | 'purpose' | 'name' | 'mediaType' | 'size' | 'scan'> & {
    /** Null for a company's file. */
    ownerId: string | null
    sha256: Buffer
    now: Date
  },
): Promise<string> {
  const { id } = await db.kysely
    .insertInto('file')
    .values({
      key: file.key,
      purpose: file.purpose,
      owner_id: file.ownerId,
      company_held: file.ownerId === null,
      name: file.name,
      media_type: file.mediaType,
      size: file.size,
      sha256: file.sha256,
      state: 'claimed',
      scan: file.scan,
      created_at: file.now,
      stored_at: file.now,
      claimed_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
