import type { Database } from '../../platform/database/database.ts'
import { columns, type StoredFile } from './files.ts'

/** Takes a stored upload into use for an application. @returns false when it cannot be */
export async function claimForApplication(
  db: Database,
  claim: { id: string; claimHash: Buffer; ownerId: string | null; now: Date },
): Promise<boolean> {
  const claimed = await db.query({
    name: 'claim_file_for_application',
    text: `
    update file set state = 'claimed', owner_id = null, company_held = true, claimed_at = $4
    where id = $1 and purpose = 'cv' and state = 'stored' and scan <> 'infected'
      and (owner_id = $3 or owner_id is null and claim_hash = $2)
    returning id`,
    values: [claim.id, claim.claimHash, claim.ownerId, claim.now],
  })
  return claimed.length > 0
}

/** The file of an application. Row-level security shows it to both parties. */
export async function findOfApplication(db: Database, candidateId: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_file_of_application',
    text: `
    select ${columns} from file where id = (
      select file_id from attachment where candidate_id = $1 order by attached_at desc, file_id limit 1)`,
    values: [candidateId],
  })
  return file
}

/** Removes the files of applications; their bytes are queued for deletion. @returns how many */
export async function deleteOfApplications(db: Database, candidateIds: readonly string[]): Promise<number> {
  const gone = await db.query({
    name: 'delete_files_of_applications',
    text: 'delete from attachment where candidate_id = any ($1::uuid[]) returning file_id',
    values: [candidateIds],
  })
  return gone.length
}

/** The files of a person's applications. */
export const listKeysOfApplicant = (
  db: Database,
  userId: string,
): Promise<(Pick<StoredFile, 'key' | 'name' | 'mediaType' | 'size' | 'scan'> & { candidateId: string })[]> =>
  db.query({
    name: 'list_files_of_applicant',
    text: `
    select candidate.id as "candidateId", file.key, file.name, file.media_type as "mediaType", file.size,
      file.scan
    from candidate
    join attachment on attachment.candidate_id = candidate.id
    join file on file.id = attachment.file_id
    where candidate.user_id = $1 order by candidate.applied_at desc, candidate.id`,
    values: [userId],
  })
