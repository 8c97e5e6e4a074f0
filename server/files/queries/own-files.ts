import type { Database } from '../../platform/database/database.ts'
import type { StoredFile } from './files.ts'

export type OwnedFile = Pick<
  StoredFile,
  'key' | 'purpose' | 'name' | 'mediaType' | 'size' | 'state' | 'scan' | 'createdAt'
>

/** Every file of a person, in use or not, the latest first. A person has few: uploads without use go after a day. */
export const listOwned = (db: Database, ownerId: string): Promise<OwnedFile[]> =>
  db.query<OwnedFile>({
    name: 'list_owned_files',
    text: `
    select key, purpose, name, media_type as "mediaType", size, state, scan, created_at as "createdAt"
    from file where owner_id = $1 order by created_at desc, id`,
    values: [ownerId],
  })
