import type { Database } from '../../platform/database/database.ts'

/** The sender of an application, as it names them. */
export type LinkedApplicant = { email: string; firstName: string; lastName: string; phone: string | null }

/** The sender of the application that a token opens; the last word of the name counts as the last name. */
export async function findApplicantOf(db: Database, tokenHash: Buffer): Promise<LinkedApplicant | undefined> {
  const [applicant] = await db.query<LinkedApplicant>({
    name: 'find_linked_applicant',
    text: `
    select coalesce(email, '') as email, phone,
      coalesce(regexp_replace(name, '\\s+\\S+$', ''), '') as "firstName",
      coalesce(substring(name from '\\s+(\\S+)$'), '') as "lastName"
    from candidate where token_hash = $1 and erased_at is null`,
    values: [tokenHash],
  })
  return applicant
}
