import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type TestSite, type Visitor } from '../testing/site.ts'
import { addTeam } from '../testing/team.ts'
import { changeUser } from './change-user.ts'

let site: TestSite
let nora: Visitor
beforeAll(async () => {
  site = await openSite()
  nora = await site.visitor({ firstName: 'Nora', userType: 'admin' })
})
afterAll(() => site.close())

const reason = 'The account is used by somebody else.'
const change = (who: Visitor, id: string, body: object) =>
  site.ask(who, `PATCH /api/v1/admin/users/${id}`, body)

/** The entries of the log about the disabling of an account. */
const logOf = async ({ id }: Visitor) =>
  (await site.ask(nora, `GET /api/v1/admin/audit?person=${id}&action=user.disable`)).json().items

describe('disabling an account', () => {
  test("refuses the person's next request with the reason", async () => {
    const sara = await site.visitor()
    expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(200)
    const answer = await change(nora, sara.id, { disabled: true, reason })
    expect([answer.statusCode, answer.json().disabled.reason]).toEqual([200, reason])

    const next = await site.ask(sara, 'GET /api/v1/user/me')
    expect([next.statusCode, next.json().code]).toEqual([401, 'auth/user-disabled'])
    const mails = await site.mailsTo(sara.email)
    expect(mails.at(-1)?.text).toContain(reason)
  })

  test('is undone by enabling the account, whose session continues', async () => {
    const sara = await site.visitor()
    await change(nora, sara.id, { disabled: true, reason })
    expect((await change(nora, sara.id, { disabled: false })).json().disabled).toBeNull()
    expect((await site.ask(sara, 'GET /api/v1/user/me')).statusCode).toBe(200)
  })

  test('twice is audited and mailed once', async () => {
    const sara = await site.visitor()
    await change(nora, sara.id, { disabled: true, reason })
    await change(nora, sara.id, { disabled: true, reason: 'Another reason.' })
    const events = await site.database.owner.query({
      text: `select action from audit_event where action like 'user.%able' and subject = $1`,
      values: [sara.id],
    })
    expect(events).toHaveLength(1)
    expect(await site.mailsTo(sara.email)).toHaveLength(1)
  })

  test('needs a reason', async () => {
    const sara = await site.visitor()
    const answer = await change(nora, sara.id, { disabled: true })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ path: 'reason', problem: 'required' }],
    ])
  })

  test('needs a reason with words in it', async () => {
    const sara = await site.visitor()
    const answer = await change(nora, sara.id, { disabled: true, reason: '     ' })
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ path: 'reason', problem: 'tooShort' }],
    ])
  })

  test('names the companies without an administrator at work', async () => {
    const { omar, huda, organizationId } = await addTeam(site)
    expect(
      (await change(nora, huda.id, { disabled: true, reason })).json().organizationsWithoutAdmin,
    ).toEqual([])
    const answer = await change(nora, omar.id, { disabled: true, reason })
    expect(answer.json().organizationsWithoutAdmin).toEqual([
      { id: organizationId, name: { ar: null, en: 'Oasis Group' } },
    ])
    const [entry] = await logOf(omar)
    expect(entry.details).toEqual({ withoutAdmin: organizationId })
  })

  test('keeps its reason even after it was undone, until the account is deleted', async () => {
    const sara = await site.visitor()
    await change(nora, sara.id, { disabled: true, reason })
    await change(nora, sara.id, { disabled: false })
    const reasons = async () => (await logOf(sara)).map((entry: { reason: string | null }) => entry.reason)
    expect(await reasons()).toEqual([reason])
    const gone = await site.ask(sara, 'DELETE /api/v1/user/me')
    expect([gone.statusCode, await reasons()]).toEqual([204, [null]])
  })

  test("is refused for one's own account", async () => {
    const answer = await change(nora, nora.id, { disabled: true, reason })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'user.ownAccount'])
  })

  test('by two administrators of each other at the same moment leaves one administrator', async () => {
    const [one, other] = [
      await site.visitor({ firstName: 'One', userType: 'admin' }),
      await site.visitor({ firstName: 'Other', userType: 'admin' }),
    ]
    const answers = await Promise.all([
      change(one, other.id, { disabled: true, reason }),
      change(other, one.id, { disabled: true, reason }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
  })

  test('is refused to an administrator who was disabled a moment ago', async () => {
    const sara = await site.visitor()
    const late = await site.visitor({ firstName: 'Late', userType: 'admin' })
    await change(nora, late.id, { disabled: true, reason })
    const context = {
      ...site.services,
      actor: {
        kind: 'user' as const,
        userId: late.id,
        sessionId: late.id,
        userType: 'admin' as const,
        emailVerified: true,
        provedAt: new Date(),
        organization: null,
      },
      locale: 'en' as const,
      origin: { network: '203.0.113.7', userAgent: undefined },
      requestId: 'request-1',
    }
    const attempt = changeUser(context, { params: { id: sara.id }, body: { disabled: true, reason } })
    await expect(attempt).rejects.toThrow('auth/user-disabled')
  })
})

describe('the list of accounts', () => {
  const names = async (query: string): Promise<string[]> => {
    const answer = await site.ask(nora, `GET /api/v1/admin/users${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().items.map(({ firstName }: { firstName: string }) => firstName)
  }
  beforeAll(async () => {
    await site.visitor({ firstName: 'سارة', lastName: 'الحربي', email: 'sara.h@seeker.example' })
    await site.visitor({ firstName: 'Zeyad', lastName: 'Al-Otaibi', email: 'zeyad@seeker.example' })
  })

  test.each([
    ['ساره', ['سارة']],
    ['ساره الحربى', ['سارة']],
    ['sara.h@seek', ['سارة']],
    ['ZEYAD otaibi', ['Zeyad']],
    ['seeker.example', ['Zeyad', 'سارة']],
    ['nobody-of-this-name', []],
    ['%%', []],
  ])('is searched for "%s" in names and addresses', async (q, found) => {
    expect((await names(`?q=${encodeURIComponent(q)}`)).toSorted()).toEqual(found.toSorted())
  })

  test('filters disabled accounts', async () => {
    const layla = await site.visitor({ firstName: 'Layla' })
    await change(nora, layla.id, { disabled: true, reason })
    const disabled = await names('?disabled=true')
    expect(disabled).toContain('Layla')
    expect(disabled).not.toContain('Zeyad')
  })

  test('is audited without the search words', async () => {
    await names('?q=zeyad')
    const [event] = await site.database.owner.query({
      text: `select actor_id, subject, details from audit_event where action = 'user.search' order by happened_at desc limit 1`,
    })
    expect(event).toEqual({ actor_id: nora.id, subject: null, details: { found: 1, bySearch: true } })
  })
})
