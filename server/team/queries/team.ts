import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { TeamState } from '@qareeb/contract/team'
import type { Database } from '../../platform/database/database.ts'

/** A line of the team as it comes from the database: members and invitations have different columns. */
export type TeamRow = {
  id: string
  state: TeamState
  firstName: string
  lastName: string
  email: string
  phone: string | null
  avatarKey: string | null
  role: OrganizationRole
  isDisabled: boolean
  joinedAt: Date | null
  sentAt: Date | null
  expiresAt: Date | null
  locale: Locale | null
}

export type TeamFilter = {
  organizationId: string
  /** The typed text; an empty one finds all. */
  words: string
  state: TeamState | null
  /** Invitations that expired before are not listed any more. */
  listedSince: Date
  offset: number
  limit: number
}

type TeamCounts = { active: number; disabled: number; pending: number; admins: number; total: number }

/**
 * One page of a team, with the counts of the whole of it. A typed text that folding leaves nothing of is looked for as
 * it stands. Needs the scope of the company.
 */
export async function listTeamRows(
  db: Database,
  { organizationId, words, state, listedSince, offset, limit }: TeamFilter,
): Promise<{ rows: TeamRow[]; counts: TeamCounts }> {
  const lines = await db.query<TeamCounts & { [Name in keyof TeamRow]: TeamRow[Name] | null }>({
    name: 'list_team',
    text: `
      with team as materialized (
        select account.id, 'active' as state, account.first_name, account.last_name, account.email, account.phone,
          member.role, member.joined_at, null::timestamptz as sent_at, null::timestamptz as expires_at,
          null::locale as locale, account.disabled_at is not null as is_disabled
        from organization_member as member join user_account as account on account.id = member.user_id
        where member.organization_id = $1
        union all
        select id, 'pending', first_name, last_name, email, null, role, null, sent_at, expires_at, locale, false
        from organization_invitation
        where organization_id = $1 and accepted_at is null and cancelled_at is null and expires_at > $2
      ), requested as (
        select coalesce(nullif(string_to_array(fold($3::text), ' '), '{}'), array_remove(array[lower($3::text)], '')) as words
      ), found as (
        select team.* from team cross join requested
        where ($4::text is null or state = $4 and not is_disabled) and not exists (
          select from unnest(requested.words) as word
          where position(word in concat_ws(' ', fold(concat_ws(' ', first_name, last_name, email)),
            lower(concat_ws(' ', first_name, last_name, email)))) = 0)
      ), page as (
        select * from found order by state, lower(first_name), lower(last_name), id offset $5 limit $6
      )
      select counts.*, page.id, page.state, page.first_name as "firstName", page.last_name as "lastName", page.email,
        page.phone, page.role, page.is_disabled as "isDisabled", page.joined_at as "joinedAt",
        page.sent_at as "sentAt", page.expires_at as "expiresAt", page.locale, avatar.key as "avatarKey"
      from (
        select count(*) filter (where state = 'active' and not is_disabled)::int as active,
          count(*) filter (where is_disabled)::int as disabled,
          count(*) filter (where state = 'pending')::int as pending,
          count(*) filter (where state = 'active' and role = 'ADMIN' and not is_disabled)::int as admins,
          (select count(*)::int from found) as total
        from team
      ) as counts
      left join page on true
      left join file as avatar on avatar.owner_id = page.id and avatar.purpose = 'avatar' and avatar.state = 'claimed'
      order by page.state, lower(page.first_name), lower(page.last_name), page.id`,
    values: [organizationId, listedSince, words, state, offset, limit],
  })
  const nobody = { active: 0, disabled: 0, pending: 0, admins: 0, total: 0 }
  const [{ active, disabled, pending, admins, total } = nobody] = lines
  // A page without lines is one line of counts alone; the others have what every branch of the union gives.
  const rows = lines.filter((line): line is TeamCounts & TeamRow => line.id !== null)
  return { rows, counts: { active, disabled, pending, admins, total } }
}

/** An account as the people of the same company may see it. */
export type ColleagueRow = Omit<
  TeamRow,
  'state' | 'role' | 'isDisabled' | 'sentAt' | 'expiresAt' | 'locale'
> & {
  /** In the company that was asked about. */
  role: OrganizationRole | null
}

/** A person with an account, and their role in a company. Needs the scope of that company, if there is one. */
export async function findColleague(
  db: Database,
  { userId, organizationId }: { userId: string; organizationId: string | null },
): Promise<ColleagueRow | undefined> {
  const [row] = await db.query<ColleagueRow>({
    name: 'find_colleague',
    text: `
      select account.id, account.first_name as "firstName", account.last_name as "lastName", account.email, account.phone,
        member.role, member.joined_at as "joinedAt", avatar.key as "avatarKey"
      from user_account as account
      left join organization_member as member on member.user_id = account.id and member.organization_id = $2
      left join file as avatar on avatar.owner_id = account.id and avatar.purpose = 'avatar' and avatar.state = 'claimed'
      where account.id = $1`,
    values: [userId, organizationId],
  })
  return row
}
