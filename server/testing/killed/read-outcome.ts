import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { pdf } from '../files/documents.ts'
import { emailOf } from './apply-once.ts'

/** The traces of an application. */
export type Outcome = { no: number; rows: number; mails: number; hasItsFile: boolean }

/** Rounds of waiting for the mails, which leave after the time to undo. */
const mostRounds = 600

/** Counts what each applicant has, once every mail has left. */
export async function readOutcome(db: Database, files: FileStore, applications: number): Promise<Outcome[]> {
  for (let round = 0; round < mostRounds && (await countMails(db)) < applications; round += 1) await wait(200)
  // One that is sent twice would follow.
  await wait(2_000)
  const outcomes: Outcome[] = []
  for (let no = 0; no < applications; no += 1) outcomes.push(await readOne(db, files, no))
  return outcomes
}

async function countMails(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `select count(distinct recipient)::int as count from development_mailbox`,
  })
  return row?.count ?? 0
}

async function readOne(db: Database, files: FileStore, no: number): Promise<Outcome> {
  const [row] = await db.query<{ rows: number; mails: number; keys: string[] }>({
    text: `
      select (select count(*)::int from candidate where email = $1) as rows,
        (select count(*)::int from development_mailbox where recipient = $1) as mails,
        array(select file.key from candidate join attachment on attachment.candidate_id = candidate.id
          join file on file.id = attachment.file_id where candidate.email = $1) as keys`,
    values: [emailOf(no)],
  })
  const { rows = 0, mails = 0, keys = [] } = row ?? {}
  const [key] = keys
  const bytes = keys.length === 1 && key ? await files.read(key) : undefined
  return { no, rows, mails, hasItsFile: bytes?.equals(pdf(`/Applicant ${no}`)) ?? false }
}
