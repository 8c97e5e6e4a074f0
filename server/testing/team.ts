import { addUser, type TestUser } from './accounts.ts'
import { addSession } from './authorization/callers.ts'
import { addMember } from './authorization/scene.ts'
import { addCompany } from './job-ads.ts'
import type { TestSite, Visitor } from './site.ts'

export type TestTeam = {
  organizationId: string
  /** An administrator. */
  omar: Visitor
  /** HR. */
  huda: Visitor
}

/** Oasis Group with Omar, its administrator, and Huda, both signed in and acting for it. */
export async function addTeam(site: TestSite, name = 'Oasis Group'): Promise<TestTeam> {
  const { owner } = site.database
  const { id: organizationId } = await addCompany(owner, { nameEn: name })
  const omar = await addUser(owner, { firstName: 'Omar', lastName: 'Al-Ghamdi', userType: 'employer' })
  const huda = await addUser(owner, { firstName: 'Huda', lastName: 'Al-Qahtani', userType: 'employer' })
  await addMember(owner, { organizationId, user: omar, role: 'ADMIN' })
  await addMember(owner, { organizationId, user: huda, role: 'HR' })
  return {
    organizationId,
    omar: await atWork(site, omar, organizationId),
    huda: await atWork(site, huda, organizationId),
  }
}

/** Signs in a member of a company, or a person without one. */
export async function atWork(
  { database, services }: TestSite,
  user: TestUser,
  organizationId: string | null,
): Promise<Visitor> {
  const headers = await addSession({ owner: database.owner, services }, user, { organizationId })
  return { ...user, headers }
}
