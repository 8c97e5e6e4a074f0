import type { Database } from '../../platform/database/database.ts'
import { columns, type FilePurpose, type StoredFile } from './files.ts'

/** The holder of a file. Row-level security shows and changes only files of the scope's person or company. */
export type Holder = { personId: string } | { organizationId: string }

/** Puts a file into use. Needs the scope of its holder. */
export async function insertAttachment(
  db: Database,
  { fileId, purpose, holder, now }: { fileId: string; purpose: FilePurpose; holder: Holder; now: Date },
): Promise<void> {
  const [personId, organizationId] =
    'personId' in holder ? [holder.personId, null] : [null, holder.organizationId]
  await db.query({
    name: 'insert_attachment',
    text: `
    insert into attachment (file_id, purpose, person_id, organization_id, attached_at)
    values ($1, $2, $3, $4, $5)`,
    values: [fileId, purpose, personId, organizationId, now],
  })
}

/** Puts a file into use for an application, which has to be there. Needs the scope of its sender. */
export async function insertApplicationFile(
  db: Database,
  file: { fileId: string; candidateId: string; organizationId: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'insert_attachment_of_application',
    text: `
    insert into attachment (file_id, purpose, candidate_id, organization_id, attached_at)
    values ($1, 'cv', $2, $3, $4)`,
    values: [file.fileId, file.candidateId, file.organizationId, file.now],
  })
}

/** A person's file in use for a purpose: one or none. Needs the scope of the person. */
export async function findAttachedToPerson(
  db: Database,
  personId: string,
  purpose: FilePurpose,
): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_file_attached_to_person',
    text: `
    select ${columns} from file where id = (
      select file_id from attachment where person_id = $1 and purpose = $2 and candidate_id is null)`,
    values: [personId, purpose],
  })
  return file
}

/** A file that a company holds. Needs the scope of the company, or of a platform administrator. */
export async function findAttachedToCompany(db: Database, id: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_file_attached_to_company',
    text: `
    select ${columns} from file where id = (
      select file_id from attachment where file_id = $1 and organization_id is not null and candidate_id is null)`,
    values: [id],
  })
  return file
}

/**
 * Hands the registration that a person sent over to a company. Needs the scope of both.
 * @returns its id; undefined when the person has sent none that may be used
 */
export async function giveRegistration(
  db: Database,
  { personId, organizationId }: { personId: string; organizationId: string },
): Promise<string | undefined> {
  const [given] = await db.query<{ id: string }>({
    name: 'give_registration_to_company',
    text: `
    with sent as (
      update attachment set person_id = null, organization_id = $2
      from file where file.id = attachment.file_id and file.scan <> 'infected'
        and attachment.person_id = $1 and attachment.purpose = 'registration' and attachment.candidate_id is null
      returning attachment.file_id
    )
    update file set owner_id = null, company_held = true from sent where file.id = sent.file_id returning file.id`,
    values: [personId, organizationId],
  })
  return given?.id
}

/** Removes one file that a company holds; its bytes are queued for deletion. Needs the scope of the company. */
export async function deleteAttachedToCompany(
  db: Database,
  held: { id: string } | { key: string },
): Promise<boolean> {
  const [column, value] = 'id' in held ? ['id', held.id] : ['key', held.key]
  const gone = await db.query({
    name: `delete_file_attached_to_company_by_${column}`,
    text: `
    delete from attachment using file
    where file.id = attachment.file_id and file.${column} = $1 and attachment.organization_id is not null
      and attachment.candidate_id is null returning file_id`,
    values: [value],
  })
  return gone.length > 0
}

/** Removes every file that a company holds, those of applications to it too. Needs the scope of the company. */
export async function deleteAllOfCompany(db: Database, organizationId: string): Promise<number> {
  const gone = await db.query({
    name: 'delete_files_of_company',
    text: 'delete from attachment where organization_id = $1 returning file_id',
    values: [organizationId],
  })
  return gone.length
}
