import type { Bilingual, Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Database } from '../../platform/database/database.ts'

/** A member of a team, with the fields for a mail to them. */
export type Member = {
  userId: string
  role: OrganizationRole
  email: string
  firstName: string
  locale: Locale
  /** The platform has disabled the account. */
  isDisabled: boolean
}

type SomeOfTeam = { organizationId: string; userIds: readonly string[] }

/**
 * Locks a company against deletion until the transaction ends. Every transaction that locks more of a company
 * begins with this, so that deletion causes no deadlock. Needs the scope of the company.
 * @returns false when it is gone
 */
export async function lockCompanyAgainstDeletion(db: Database, organizationId: string): Promise<boolean> {
  const held = await db.query({
    name: 'hold_company',
    text: 'select id from organization where id = $1 and erased_at is null for share',
    values: [organizationId],
  })
  return held.length > 0
}

/** A person's role in a company, locked until the transaction ends; undefined outside of it. */
export async function lockRole(
  db: Database,
  { organizationId, userId }: Named,
): Promise<OrganizationRole | undefined> {
  const [member] = await db.query<{ role: OrganizationRole }>({
    name: 'hold_role',
    text: 'select role from organization_member where organization_id = $1 and user_id = $2 for share',
    values: [organizationId, userId],
  })
  return member?.role
}

/**
 * The administrators of a company and the named people of its team, kept from every change of rights until the
 * transaction ends. Always locked in the same order, so that two administrators who remove each other come one after
 * the other. Needs the scope of the company.
 */
export async function lockTeam(db: Database, some: SomeOfTeam): Promise<Member[]> {
  await lockCompanyAgainstDeletion(db, some.organizationId)
  await db.query({
    name: 'lock_team',
    text: `
      select user_id from organization_member
      where organization_id = $1 and (role = 'ADMIN' or user_id = any ($2))
      order by user_id
      for update`,
    values: [some.organizationId, some.userIds],
  })
  return listSomeOf(db, some)
}

/** Read once they are locked: changes during the wait for the lock are visible. */
const listSomeOf = (db: Database, { organizationId, userIds }: SomeOfTeam): Promise<Member[]> =>
  db.query<Member>({
    name: 'list_some_of_team',
    text: `
      select member.user_id as "userId", member.role, account.email, account.first_name as "firstName", account.locale,
        account.disabled_at is not null as "isDisabled"
      from organization_member as member join user_account as account on account.id = member.user_id
      where member.organization_id = $1 and (member.role = 'ADMIN' or member.user_id = any ($2))`,
    values: [organizationId, userIds],
  })

/** The member who has an address, without regard to case. Needs the scope of the company. */
export async function findMemberByEmail(
  db: Database,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<{ userId: string } | undefined> {
  const [member] = await db.query<{ userId: string }>({
    name: 'find_member_by_email',
    text: `
      select member.user_id as "userId"
      from user_account as account join organization_member as member on member.user_id = account.id
      where lower(account.email) = lower($2) and member.organization_id = $1`,
    values: [organizationId, email],
  })
  return member
}

/** Adds a person to a team and makes it their last chosen company; a member keeps their role. */
export async function insertMember(
  db: Database,
  member: { organizationId: string; userId: string; role: OrganizationRole; now: Date },
): Promise<OrganizationRole> {
  const [row] = await db.query<{ role: OrganizationRole }>({
    name: 'insert_member',
    text: `
      insert into organization_member (organization_id, user_id, role, joined_at, activated_at) values ($1, $2, $3, $4, $4)
      on conflict (organization_id, user_id) do update set activated_at = excluded.activated_at
      returning role`,
    values: [member.organizationId, member.userId, member.role, member.now],
  })
  if (!row) throw new Error('The member was not added.')
  return row.role
}

type Named = { organizationId: string; userId: string }

export async function updateRole(
  db: Database,
  { organizationId, userId, role }: Named & { role: OrganizationRole },
): Promise<void> {
  await db.query({
    name: 'update_role',
    text: 'update organization_member set role = $3 where organization_id = $1 and user_id = $2',
    values: [organizationId, userId, role],
  })
}

/** The names of a company. Needs its scope. */
export async function getCompanyName(db: Database, organizationId: string): Promise<Bilingual> {
  const [row] = await db.query<Bilingual>({
    name: 'get_company_name',
    text: 'select name_ar as ar, name_en as en from organization where id = $1',
    values: [organizationId],
  })
  if (!row) throw new Error('The company is not there.')
  return row
}

export type MembershipFact = { company: Bilingual; role: OrganizationRole; joinedAt: Date }

/** The teams that somebody belongs to, for the file of their own data. Needs a transaction in which they act. */
export const listMembershipFacts = (db: Database, userId: string): Promise<MembershipFact[]> =>
  db.query<MembershipFact>({
    name: 'list_membership_facts',
    text: `
      select json_build_object('ar', company.name_ar, 'en', company.name_en) as company, member.role,
        member.joined_at as "joinedAt"
      from organization_member as member join organization as company on company.id = member.organization_id
      where member.user_id = $1 order by member.joined_at, company.id`,
    values: [userId],
  })
