import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { buildApp } from '../app.ts'
import type { Config } from '../ground/config.ts'
import { addUser, type TestUser } from './accounts.ts'
import { solvedCaptcha } from './captcha.ts'
import { freshDatabase } from './database.ts'
import { readMailbox } from './read-mailbox.ts'
import { runTasks } from './run-tasks.ts'
import { testLimits, testServices } from './test-app.ts'

/** A service with a clock that tests move, and people's actions with their second factors. */
export type SecondFactorWorld = Awaited<ReturnType<typeof openSecondFactorWorld>>

export async function openSecondFactorWorld(config: Partial<Config> = {}) {
  const database = await freshDatabase()
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const { services, logged } = testServices({ db: database.db, config, now: () => clock.now })
  const app = await buildApp(services, { limits: testLimits })
  const calls = callsOf(app)
  const messagesTo = async (recipient: string) => {
    await runTasks(services)
    return readMailbox(database.owner, recipient)
  }
  const world = {
    ...calls,
    database,
    logged,
    clock,
    messagesTo,
    pass: (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000)),
    /** A person with a fresh session. */
    async person(described: Parameters<typeof addUser>[1] = {}) {
      const user = await addUser(database.owner, described)
      const { token } = (await calls.signIn(user)).json<{ token: string }>()
      return { ...user, headers: { authorization: `Bearer ${token}` } }
    },
    /** The code of the latest text message. */
    async codeTo(phone: string): Promise<string> {
      const code = /\d{6}/.exec((await messagesTo(phone)).at(-1)?.text ?? '')
      if (!code) throw new Error(`No code has reached ${phone}.`)
      return code[0]
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
  return world
}

/** A browser's request to the service. */
function callsOf(app: FastifyInstance) {
  let networks = 0
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })
  const ask = (path: string, payload: object, headers = {}) => call('POST', `/user${path}`, payload, headers)
  /** From a network of its own, so that the tries of one test do not count in the next. */
  const signIn = ({ email, password }: Pick<TestUser, 'email' | 'password'>) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/user/session',
      payload: { email, password },
      remoteAddress: `10.0.${(networks += 1) >> 8}.${networks & 255}`,
    })
  return {
    call,
    ask,
    signIn,
    enrol: (phone: string, headers: object) =>
      ask('/me/second-factor/phone', { phone, captcha: solvedCaptcha }, headers),
    confirm: (code: string, headers: object) =>
      ask('/me/second-factor/phone/confirmation', { code }, headers),
    /** The ticket of a sign-in whose password was right. */
    ticketOf: async (user: TestUser) => (await signIn(user)).json<{ ticket: string }>().ticket,
    sendCode: (ticket: string) => ask('/session/second-factor/code', { ticket, captcha: solvedCaptcha }),
    resolve: (answer: object) => ask('/session/second-factor', answer),
  }
}

/** Somebody who gets codes on this phone, a minute after it was enrolled. */
export async function addPersonWithPhone(world: SecondFactorWorld, phone: string) {
  const person = await world.person()
  await world.enrol(phone, person.headers)
  const answer = await world.confirm(await world.codeTo(phone), person.headers)
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
  world.pass(61)
  return { ...person, phone, recoveryCodes }
}

/** The code of an authenticator app at a moment. */
export const shownCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Status and code of an answer, e.g. `403 auth/captcha-failed`. */
export const statusAndCodeOf = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()
