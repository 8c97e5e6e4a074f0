import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../../testing/site.ts'
import { addTeam } from '../../testing/team.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const change = (who: Visitor, body: object) => site.ask(who, 'PATCH /api/v1/organization', body)

test.each([{ marketingAllowed: true }, { retentionMonths: 6 }])(
  'refuses %j to HR, who may change the name',
  async (settings) => {
    const { omar, huda } = await addTeam(site)
    expect((await change(huda, settings)).json().code).toBe('request.forbidden')
    expect((await change(omar, settings)).statusCode).toBe(200)
    const { version } = (await site.ask(huda, 'GET /api/v1/organization')).json()
    expect((await change(huda, { version, name: { ar: null, en: 'Oasis' } })).statusCode).toBe(200)
  },
)
