import type { Database } from '../../platform/database/database.ts'
import { columns, type StoredFile } from './files.ts'

/** Gives the registration that a person sent to a company: it has no owner from then on. @returns its id */
export async function giveRegistration(db: Database, ownerId: string): Promise<string | undefined> {
  const [file] = await db.query<{ id: string }>({
    name: 'give_registration_to_company',
    text: `
    update file set owner_id = null, company_held = true
    where owner_id = $1 and purpose = 'registration' and state = 'claimed' and scan <> 'infected' returning id`,
    values: [ownerId],
  })
  return file?.id
}

/** A document that a company holds. */
export async function findHeld(db: Database, id: string): Promise<StoredFile | undefined> {
  const [file] = await db.query<StoredFile>({
    name: 'find_company_file',
    text: `select ${columns} from file where id = $1 and company_held`,
    values: [id],
  })
  return file
}
