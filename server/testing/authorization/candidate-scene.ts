import { addCandidate, addCandidateFile, addRemark } from '../seeds/candidates.ts'
import type { Request } from './case.ts'
import type { Scene, SceneCompany } from './scene.ts'
import { ownerCanary } from './scene.ts'

export const address = '/api/v1/job-ad'

/** Administrators of a company ask about its candidates, everybody else about the owner's. */
export const askedAbout = ({ own, owner, caller }: Scene): SceneCompany =>
  own.admin.id === caller?.id ? own : owner

/** A candidate of an ad of a company with everything that is private. */
export async function addPrivateCandidate(
  { database, owner }: Scene,
  company: SceneCompany,
): Promise<string> {
  const mark = company.id === owner.id ? ownerCanary : ''
  const seed = { organizationId: company.id, jobAdId: company.jobAd }
  const email = `${mark.toLowerCase()}-${crypto.randomUUID()}@candidates.example`
  const candidateId = await addCandidate(database, { ...seed, name: `Sara ${mark}`, email, message: mark })
  await addCandidateFile(database, { organizationId: company.id, candidateId, name: `cv-${mark}.pdf` })
  const authorId = company.admin.id
  await addRemark(database, {
    kind: 'comment',
    organizationId: company.id,
    candidateId,
    authorId,
    text: `Good ${mark}`,
  })
  await addRemark(database, {
    kind: 'note',
    organizationId: company.id,
    candidateId,
    authorId,
    text: `Call ${mark}`,
  })
  return candidateId
}

export async function about(
  scene: Scene,
): Promise<{ company: SceneCompany; candidateId: string; url: string }> {
  const company = askedAbout(scene)
  const candidateId = await addPrivateCandidate(scene, company)
  return { company, candidateId, url: `${address}/${company.jobAd}/candidates/${candidateId}` }
}

export const get = (url: string): Request => ({ method: 'GET', url })
export const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Request =>
  payload ? { method, url, payload } : { method, url }
