import v8 from 'node:v8'
import vm from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../ground/context.ts'
import { addUser } from '../../testing/accounts.ts'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { addCompany, addJobAd } from '../../testing/job-ads.ts'
import { addManyCandidates } from '../../testing/seeds/many-candidates.ts'
import { testServices } from '../../testing/test-app.ts'
import { exportCandidates } from './export-candidates.ts'

const rows = 10_000
/** The bytes of all messages exceed the bound of memory. */
const messageLength = 1_900
const most = 10_000_000

v8.setFlagsFromString('--expose-gc')
// The flag makes it a function of the global scope of new contexts.
const collectGarbage = vm.runInNewContext('gc') as () => void

const held = () => {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

let database: TestDatabase
let context: Context
let jobAdId = ''
beforeAll(async () => {
  database = await freshDatabase()
  const { owner } = database
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  jobAdId = (await addJobAd(owner, company, { titleEn: 'Driver', at: [{ lat: 21.5, lng: 39.2 }] })).id
  const { id: userId } = await addUser(owner, { firstName: 'Huda' })
  const organizationId = company.id
  await owner.transaction(
    (db) => addManyCandidates(db, { organizationId, ads: [jobAdId], count: rows, messageLength }),
    { organizationId },
  )
  const organization = { id: organizationId, role: 'HR', impersonatedUntil: null } as const
  const person = { kind: 'user', userId, sessionId: crypto.randomUUID(), userType: 'employer' } as const
  const actor = { ...person, emailVerified: true, provedAt: new Date(), organization }
  const origin = { network: '192.0.2.1', userAgent: undefined }
  const { services } = testServices({ db: database.db })
  context = { ...services, actor, locale: 'ar', origin, requestId: 'memory' }
}, 120_000)
afterAll(() => database.drop())

// A workbook is compressed, and equal messages leave little of it.
test.each([
  ['csv', 2_000_000],
  ['xlsx', 100_000],
] as const)(
  'a %s of 10,000 candidates is never whole in memory',
  async (format, bytesBetween) => {
    const { table: pieces } = await exportCandidates(context, { params: { id: jobAdId }, query: { format } })
    const before = held()
    let bytes = 0
    let peak = 0
    let measuredAt = 0
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes - measuredAt < bytesBetween) continue
      measuredAt = bytes
      peak = Math.max(peak, held() - before)
    }
    expect(measuredAt).toBeGreaterThan(0)
    expect(peak).toBeLessThan(most)
  },
  60_000,
)
