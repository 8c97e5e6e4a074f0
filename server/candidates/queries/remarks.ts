import type { Database, Transaction } from '../../platform/database/database.ts'

export type RemarkRow = {
  id: string
  authorId: string | null
  /** Null when that account has gone. */
  authorName: string | null
  createdAt: Date
  text: string
}

export type NoteRow = RemarkRow & { on: string }

/** The two kinds of remarks, each in a table of its own. */
export type Kind = 'comment' | 'note'

const columns = `
  remark.id, remark.author_id as "authorId",
  nullif(trim(concat_ws(' ', author.first_name, author.last_name)), '') as "authorName",
  remark.created_at as "createdAt", remark.text`

const author = 'left join user_account as author on author.id = remark.author_id'

/** Comments on a candidate, the oldest first. */
export const listComments = (db: Database, candidateId: string): Promise<RemarkRow[]> =>
  db.query<RemarkRow>({
    name: 'list_candidate_comments',
    text: `
    select ${columns} from candidate_comment as remark ${author}
    where remark.candidate_id = $1 order by remark.created_at, remark.id`,
    values: [candidateId],
  })

/** Notes about a candidate, the latest day first. */
export const listNotes = (db: Database, candidateId: string): Promise<NoteRow[]> =>
  db.query<NoteRow>({
    name: 'list_candidate_notes',
    text: `
    select ${columns}, remark.about_day as on from candidate_note as remark ${author}
    where remark.candidate_id = $1 order by remark.about_day desc, remark.created_at desc, remark.id`,
    values: [candidateId],
  })

type NewRemark = { candidateId: string; organizationId: string; authorId: string; text: string; now: Date }

/** @returns the id */
export const insertComment = (db: Transaction, remark: NewRemark): Promise<string> =>
  idOf(db, {
    name: 'insert_candidate_comment',
    text: `
    insert into candidate_comment (candidate_id, organization_id, author_id, created_at, text)
    values ($1, $2, $3, $4, $5) returning id`,
    values: [remark.candidateId, remark.organizationId, remark.authorId, remark.now, remark.text],
  })

/** @returns the id */
export const insertNote = (db: Transaction, { on, ...remark }: NewRemark & { on: string }): Promise<string> =>
  idOf(db, {
    name: 'insert_candidate_note',
    text: `
    insert into candidate_note (candidate_id, organization_id, author_id, created_at, text, about_day)
    values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [remark.candidateId, remark.organizationId, remark.authorId, remark.now, remark.text, on],
  })

async function idOf(db: Transaction, statement: { name: string; text: string; values: unknown[] }) {
  const [row] = await db.query<{ id: string }>(statement)
  if (!row) throw new Error('The remark was not added.')
  return row.id
}

/** How many remarks of both kinds a candidate has. */
export async function countRemarks(db: Database, candidateId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'count_candidate_remarks',
    text: `
    select ((select count(*) from candidate_comment where candidate_id = $1)
      + (select count(*) from candidate_note where candidate_id = $1))::int as count`,
    values: [candidateId],
  })
  return row?.count ?? 0
}

/** The author of a remark about a candidate; undefined when there is none. */
export async function findAuthor(
  db: Database,
  { kind, remarkId, candidateId }: { kind: Kind; remarkId: string; candidateId: string },
): Promise<{ authorId: string | null } | undefined> {
  const [row] = await db.query<{ authorId: string | null }>({
    name: `find_author_of_candidate_${kind}`,
    text: `select author_id as "authorId" from candidate_${kind} where id = $1 and candidate_id = $2`,
    values: [remarkId, candidateId],
  })
  return row
}

export async function deleteRemark(
  db: Transaction,
  { kind, remarkId }: { kind: Kind; remarkId: string },
): Promise<void> {
  await db.query({
    name: `delete_candidate_${kind}`,
    text: `delete from candidate_${kind} where id = $1`,
    values: [remarkId],
  })
}
