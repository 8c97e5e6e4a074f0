import type { UserType } from '@qareeb/contract/users'
import type { Services } from '../../ground/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { addUser, type TestUser } from '../accounts.ts'
import { addMember, addSceneCompany, ownerCanary, type Scene } from './scene.ts'

type Kind = {
  userType: UserType
  disabled?: boolean
  /** Their role in the owner's company; `other` and `pending` are administrators or HR of a company of their own. */
  in?: 'owner-hr' | 'owner-admin' | 'other' | 'pending' | 'removed' | 'impersonating'
}

/** Kinds of callers by their names in the matrix. Anyone who adds one adds it here, and its column is run. */
export const callers: Record<string, Kind | 'no session'> = {
  guest: 'no session',
  seeker: { userType: 'job-seeker' },
  owner_hr: { userType: 'employer', in: 'owner-hr' },
  owner_admin: { userType: 'employer', in: 'owner-admin' },
  other_hr: { userType: 'employer', in: 'other' },
  pending_company_admin: { userType: 'employer', in: 'pending' },
  removed_member: { userType: 'employer', in: 'removed' },
  platform_admin: { userType: 'admin' },
  // The `imp` of a row's notes: a platform administrator who works inside the owner's company.
  impersonating: { userType: 'admin', in: 'impersonating' },
  // The `dis`: a person whose account was disabled after they had signed in.
  disabled: { userType: 'job-seeker', disabled: true },
}

/** The readers of the owner company's private data. */
export const insiders = new Set(['owner_hr', 'owner_admin', 'platform_admin', 'impersonating'])

/**
 * A new person of a kind, who signed in a moment ago, with companies of their own: each case may change them. Takes
 * the owner's connection.
 * @returns the headers of their requests, and the subjects of the requests
 */
export async function addCaller(
  kind: string,
  { owner: database, services }: { owner: Database; services: Services },
): Promise<{ headers: Record<string, string>; scene: Scene }> {
  const described = callers[kind]
  if (!described) throw new Error(`There is no kind of caller ${kind}.`)
  if (described === 'no session') {
    const owner = await addSceneCompany(database, { mark: ownerCanary })
    return { headers: {}, scene: { owner, own: owner, caller: undefined, database } }
  }
  const { userType, disabled = false } = described
  const caller = await addUser(database, { firstName: 'Layla', userType, disabled })
  const companies = await addCompanies(database, described, caller)
  const session = {
    organizationId: described.in ? companies.own.id : null,
    isImpersonating: described.in === 'impersonating',
  }
  const headers = await addSession({ owner: database, services }, caller, session)
  return { headers, scene: { ...companies, caller, database } }
}

async function addCompanies(database: Database, { in: place }: Kind, caller: TestUser) {
  const isAdmin = place === 'owner-admin'
  const owner = await addSceneCompany(database, { mark: ownerCanary, admin: isAdmin ? caller : undefined })
  if (place === 'owner-hr') await addMember(database, { organizationId: owner.id, user: caller, role: 'HR' })
  if (place === 'pending')
    return { owner, own: await addSceneCompany(database, { verified: false, admin: caller }) }
  if (place !== 'other') return { owner, own: owner }

  const own = await addSceneCompany(database)
  await addMember(database, { organizationId: own.id, user: caller, role: 'HR' })
  return { owner, own }
}

/** Signs somebody in without the cost of a password. Takes the owner's connection. @returns what their requests carry */
export async function addSession(
  { owner, services }: { owner: Database; services: Services },
  user: TestUser,
  {
    organizationId = null,
    isImpersonating = false,
  }: { organizationId?: string | null; isImpersonating?: boolean } = {},
): Promise<{ authorization: string }> {
  const [session] = await owner.query<{ id: string }>({
    text: `
      insert into user_session (user_id, expires_at, signed_in_at, proved_at, last_seen_at, active_organization_id,
        impersonation_ends_at)
      values ($1, now() + interval '30 days', now(), now(), now(), $2, case when $3 then now() + interval '30 minutes' end)
      returning id`,
    values: [user.id, organizationId, isImpersonating],
  })
  const claims = { userId: user.id, sessionId: String(session?.id) }
  return { authorization: `Bearer ${(await services.identity.tokens.sign(claims)).token}` }
}
