import type { Locale } from '@qareeb/contract/locale'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type Colleague = { userId: string; email: string; name: string; firstName: string; locale: Locale }

/** Those of some accounts who belong to the company of the scope and can sign in. */
export const listColleagues = (
  db: Database,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<Colleague[]> =>
  db.query<Colleague>({
    name: 'list_colleagues_by_id',
    text: `
    select account.id as "userId", account.email, account.first_name as "firstName", account.locale,
      trim(concat_ws(' ', account.first_name, account.last_name)) as name
    from organization_member as member join user_account as account on account.id = member.user_id
    where member.organization_id = $1 and account.id = any ($2::uuid[]) and account.disabled_at is null
    order by account.id`,
    values: [organizationId, ids],
  })

/** Gives a candidate to a colleague, or to nobody. */
export async function markAssigned(
  db: Transaction,
  { candidateId, userId }: { candidateId: string; userId: string | null },
): Promise<void> {
  await db.query({
    name: 'assign_candidate',
    text: 'update candidate set assignee_id = $2 where id = $1',
    values: [candidateId, userId],
  })
}

/** Stores the colleagues whom a comment names. */
export async function insertMentions(
  db: Transaction,
  { commentId, organizationId, ids }: { commentId: string; organizationId: string; ids: readonly string[] },
): Promise<void> {
  await db.query({
    name: 'insert_candidate_mentions',
    text: `
    insert into candidate_mention (comment_id, user_id, organization_id)
    select $1, user_id, $2 from unnest($3::uuid[]) as named (user_id)`,
    values: [commentId, organizationId, ids],
  })
}

/** The colleagues whom comments on a candidate mention. */
export const listMentions = (
  db: Database,
  candidateId: string,
): Promise<{ commentId: string; id: string; name: string }[]> =>
  db.query<{ commentId: string; id: string; name: string }>({
    name: 'list_candidate_mentions',
    text: `
    select mention.comment_id as "commentId", account.id,
      trim(concat_ws(' ', account.first_name, account.last_name)) as name
    from candidate_comment as remark join candidate_mention as mention on mention.comment_id = remark.id
    join user_account as account on account.id = mention.user_id
    where remark.candidate_id = $1 order by remark.created_at, remark.id, account.id`,
    values: [candidateId],
  })
