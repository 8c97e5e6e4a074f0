import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { UserType } from '@qareeb/contract/users'
import type { Place } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database/database.ts'

export type UserRow = {
  id: string
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  userType: UserType | null
  createdAt: Date
  lastSignInAt: Date | null
  disabledAt: Date | null
  disabledReason: string | null
  locale: Locale
  organizations: { id: string; name: { ar: string | null; en: string | null }; role: OrganizationRole }[]
}

const columns = `
  account.id, account.first_name as "firstName", account.last_name as "lastName", account.email,
  account.email_verified_at is not null as "emailVerified", account.user_type as "userType",
  account.created_at as "createdAt", account.last_sign_in_at as "lastSignInAt",
  account.disabled_at as "disabledAt", account.disabled_reason as "disabledReason", account.locale,
  (select coalesce(json_agg(json_build_object('id', company.id, 'role', member.role,
      'name', bilingual(company.name_ar, company.name_en)) order by member.joined_at, company.id), '[]')
    from organization_member as member join organization as company on company.id = member.organization_id
    where member.user_id = account.id) as organizations`

type UserSearch = {
  q: string | undefined
  onlyDisabled: boolean
  after: Place | undefined
  most: number
}

/**
 * Accounts, the newest first. Typed words are found in their order anywhere in names and address. Planned again each
 * time: rare words are looked up, common ones met on the walk.
 */
export function listUserPage(db: Database, { q, onlyDisabled, after, most }: UserSearch): Promise<UserRow[]> {
  const conditions = onlyDisabled ? ['disabled_at is not null'] : ['true']
  const values: unknown[] = [most]
  if (after) {
    values.push(after.at, after.id)
    conditions.push('created_at <= $2 and (created_at < $2 or id > $3)')
  }
  if (q !== undefined) {
    values.push(q)
    const typed = `fold($${values.length})`
    conditions.push(`${typed} <> ''`)
    conditions.push(
      `account_search(first_name, last_name, email) like '%' || replace(${typed}, ' ', '%') || '%'`,
    )
  }
  return db.query<UserRow>({
    text: `
      select ${columns}
      from (select * from user_account where ${conditions.join(' and ')} order by created_at desc, id limit $1) as account
      order by account.created_at desc, account.id`,
    values,
  })
}

/** One account as the list shows it. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db.query<UserRow>({
    name: 'admin_user',
    text: `select ${columns} from user_account as account where account.id = $1`,
    values: [id],
  })
  return user
}

/** Keeps the rows of a person and of anyone who changes them from every other change, always in the same order. */
export async function lockUsers(db: Database, ids: readonly string[]): Promise<void> {
  await db.query({
    name: 'admin_lock_users',
    text: 'select from user_account where id = any($1::uuid[]) order by id for no key update',
    values: [ids],
  })
}

export type LeftCompany = { id: string; name: Bilingual }

/** The companies of which somebody is an administrator, and in which no other one has an account that may be used. */
export const listCompaniesLeftBy = (db: Database, userId: string): Promise<LeftCompany[]> =>
  db.query<LeftCompany>({
    name: 'admin_companies_left_by',
    text: `
      select company.id, bilingual(company.name_ar, company.name_en) as name
      from organization_member as own join organization as company on company.id = own.organization_id
      where own.user_id = $1 and own.role = 'ADMIN' and not exists (
        select from organization_member as other join user_account as account on account.id = other.user_id
        where other.organization_id = own.organization_id and other.user_id <> $1 and other.role = 'ADMIN'
          and account.disabled_at is null)
      order by own.joined_at, company.id`,
    values: [userId],
  })

/** Takes the use of an account away, or gives it back. */
export async function updateDisabled(
  db: Database,
  { id, disabledAt, reason }: { id: string; disabledAt: Date | null; reason: string | null },
): Promise<void> {
  await db.query({
    name: 'admin_disable_user',
    text: 'update user_account set disabled_at = $2, disabled_reason = $3 where id = $1',
    values: [id, disabledAt, reason],
  })
}
