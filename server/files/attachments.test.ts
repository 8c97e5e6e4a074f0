import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/transaction.ts'
import { type FileWorld, keyOf, openFileWorld } from '../testing/files/file-world.ts'
import { addCompany, addJobAd } from '../testing/job-ads.ts'
import { addCandidate } from '../testing/seeds/candidates.ts'
import { eraseBytes } from './erase-bytes.ts'
import { eraseCompanyFiles } from './erase-files.ts'

let world: FileWorld
let oasis: string
let sahara: string
beforeAll(async () => {
  world = await openFileWorld()
  oasis = (await addCompany(world.database.owner, { nameEn: 'Oasis Group' })).id
  sahara = (await addCompany(world.database.owner, { nameEn: 'Sahara Clinics' })).id
})
afterAll(() => world.close())

let sara: string
let omar: string
beforeEach(async () => {
  sara = await world.addPerson()
  omar = await world.addPerson()
})

const inScope = <T>(scope: Scope, work: (db: Transaction) => Promise<T>) =>
  world.database.db.transaction(work, scope)

/** The visible files of a scope. */
const listSeen = (scope: Scope, fileIds: string[]) =>
  inScope(scope, async (db) => {
    const rows = await db.query<{ id: string }>({
      text: 'select file_id as id from attachment where file_id = any($1::uuid[])',
      values: [fileIds],
    })
    return rows.map(({ id }) => id)
  })

/** A document in use: of Sara's profile, of a company, or of an application of Sara's to a company. */
async function attach(holder: { organizationId?: string; candidateId?: string; personId?: string }) {
  const ticket = await world.upload()
  const { organizationId = null, candidateId = null, personId = null } = holder
  const values = [ticket.fileId, personId, organizationId, candidateId]
  await world.database.owner.query({
    text: `
      with claimed as (update file set state = 'claimed', claimed_at = now() where id = $1 returning id, purpose)
      insert into attachment (file_id, purpose, person_id, organization_id, candidate_id, attached_at)
      select id, purpose, $2, $3, $4, now() from claimed`,
    values,
  })
  return ticket
}

/** An application of Sara's to a company. */
async function addApplication(organizationId: string): Promise<string> {
  const { owner } = world.database
  const company = { id: organizationId, number: 0 }
  const ad = await addJobAd(owner, company, { titleEn: 'Driver', at: [{ lat: 21.5, lng: 39.2 }] })
  return addCandidate(owner, { organizationId, jobAdId: ad.id, userId: sara })
}

describe('a file of a profile', () => {
  test('is seen by its person alone', async () => {
    const { fileId } = await attach({ personId: sara })
    expect(await listSeen({ actor: sara }, [fileId])).toEqual([fileId])
    for (const scope of [
      {},
      { actor: omar },
      { organizationId: oasis },
      { organizationId: oasis, actor: omar },
    ])
      expect(await listSeen(scope, [fileId])).toEqual([])
  })

  test('is not put down for somebody else', async () => {
    const { fileId } = await world.upload({ ownerId: sara })
    const adding = inScope({ actor: omar }, (db) =>
      db.query({
        text: `insert into attachment (file_id, purpose, person_id, attached_at) values ($1, 'cv', $2, now())`,
        values: [fileId, sara],
      }),
    )
    await expect(adding).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a file of an application', () => {
  test('is visible to the applicant and to the company of the ad, and to no one else', async () => {
    const ticket = await attach({ organizationId: oasis, candidateId: await addApplication(oasis) })
    const ids = [ticket.fileId]
    expect(await listSeen({ actor: sara }, ids)).toEqual(ids)
    expect(await listSeen({ organizationId: oasis }, ids)).toEqual(ids)
    for (const scope of [{}, { actor: omar }, { organizationId: sahara, actor: omar }])
      expect(await listSeen(scope, ids)).toEqual([])
  })

  test('is not touched when the applicant replaces or erases the CV of the profile', async () => {
    const sent = await attach({ organizationId: oasis, candidateId: await addApplication(oasis) })
    for (const cv of [await world.upload({ ownerId: sara }), await world.upload({ ownerId: sara })])
      await world.claim(cv, sara)
    await inScope({ actor: sara }, (db) =>
      db.query({ text: 'delete from attachment where person_id = $1', values: [sara] }),
    )
    await eraseBytes(world.services)
    expect(await listSeen({ organizationId: oasis }, [sent.fileId])).toEqual([sent.fileId])
    expect(await world.services.files.read(keyOf(sent))).toBeDefined()
  })
})

describe('erasing the holder', () => {
  test('takes every file of a company with its bytes, and none of another company', async () => {
    const own = [
      await attach({ organizationId: oasis }),
      await attach({ organizationId: oasis, candidateId: await addApplication(oasis) }),
    ]
    const other = await attach({ organizationId: sahara })
    await inScope({ organizationId: oasis }, (db) => eraseCompanyFiles({ ...world.services, db }, oasis))
    await eraseBytes(world.services)
    for (const ticket of own) expect(await world.services.files.read(keyOf(ticket))).toBeUndefined()
    expect(await world.services.files.read(keyOf(other))).toBeDefined()
  })

  test('needs the scope of the holder', async () => {
    const { fileId } = await attach({ organizationId: oasis })
    await inScope({ organizationId: sahara }, (db) => eraseCompanyFiles({ ...world.services, db }, oasis))
    expect(await listSeen({ organizationId: oasis }, [fileId])).toEqual([fileId])
  })
})
