import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer, addOpenAd } from '../../testing/companies.ts'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const change = (who: Visitor, body: object) => site.ask(who, 'PATCH /api/v1/organization', body)

test('stores the number of the registration, and removes it, each with an entry of the log', async () => {
  const { omar, company } = await addEmployer(site, { registrationNumber: '1010123456' })
  expect(company.registrationNumber).toBe('1010123456')
  const changed = (await change(omar, { version: 1, registrationNumber: '4030123456' })).json()
  expect(changed).toEqual({ ...company, registrationNumber: '4030123456', version: 2 })
  await change(omar, { version: 2, registrationNumber: null })
  expect((await site.ask(omar, 'GET /api/v1/organization')).json().registrationNumber).toBeNull()
  const entries = await site.database.owner.transaction(
    (db) =>
      db.query({
        text: `select details from audit_event where organization_id = $1 and action = 'organization.update'`,
        values: [company.id],
      }),
    { organizationId: company.id },
  )
  expect(entries).toEqual([
    { details: { fields: 'registrationNumber' } },
    { details: { fields: 'registrationNumber' } },
  ])
})

test.each(['101012345', '10101234567', '١٠١٠١٢٣٤٥٦', '0000000000', ''])(
  'refuses the number %j',
  async (registrationNumber) => {
    const { omar } = await addEmployer(site)
    const answer = await change(omar, { version: 1, registrationNumber })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'registrationNumber'])
  },
)

/** A verified company, with this number or none. */
async function addVerified(registrationNumber?: string) {
  const { omar, company } = await addEmployer(site, registrationNumber ? { registrationNumber } : {})
  const nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
  const address = `PATCH /api/v1/organization?organizationId=${company.id}`
  await site.ask(nora, address, { verificationStatus: 'verified' })
  return { omar, company }
}

test('ends the verification by another number, or by none, in the place of the verified one', async () => {
  for (const registrationNumber of ['4030123456', null]) {
    const { omar } = await addVerified('1010123456')
    expect((await change(omar, { version: 1, registrationNumber })).json()).toMatchObject({
      registrationNumber,
      verificationStatus: 'pending',
    })
  }
})

test('keeps the verification with the first number, and with the same one', async () => {
  const { omar } = await addVerified()
  const numbered = { registrationNumber: '1010123456', verificationStatus: 'verified' }
  expect((await change(omar, { version: 1, registrationNumber: '1010123456' })).json()).toMatchObject(
    numbered,
  )
  expect((await change(omar, { version: 2, registrationNumber: '1010123456' })).json()).toMatchObject(
    numbered,
  )
})

test('does not remove the number while an ad of the company is open', async () => {
  const { omar, company } = await addVerified('1010123456')
  await addOpenAd(site, company.id)
  const refused = await change(omar, { version: 1, registrationNumber: null })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'organization.numberNeeded'])
  expect((await site.ask(omar, 'GET /api/v1/organization')).json()).toEqual({
    ...company,
    verificationStatus: 'verified',
    verifiedAt: expect.any(String),
    isPublic: true,
  })
})
