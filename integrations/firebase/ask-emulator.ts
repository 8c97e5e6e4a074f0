import { expect } from '../../e2e/support/journey.ts'

const base = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
const project = 'projects/demo-qareeb'

/** Does what only administrators of a Firebase project may do; the emulator takes anybody for one. */
async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status, `${path} at the emulator`).toBe(200)
  return answer.json()
}

const admin = (method: string, body: object) =>
  ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts:${method}`, body)

type Account = { localId: string; email: string; emailVerified?: boolean }

/** The account of an address, when there is one. */
export async function findAccount(email: string): Promise<Account | undefined> {
  // Firebase promises so: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup
  const { users = [] } = (await admin('lookup', { email: [email] })) as { users?: Account[] }
  return users[0]
}

/** Gives an account a phone that Firebase asks for as a second factor. @returns its number */
export async function enrolPhone(email: string): Promise<string> {
  const account = await findAccount(email)
  const phoneInfo = `+9665${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  // Firebase enrols none for an address that is not confirmed.
  await expect.poll(async () => (await findAccount(email))?.emailVerified).toBe(true)
  const enrollments = [{ mfaEnrollmentId: crypto.randomUUID(), phoneInfo }]
  await admin('update', { localId: account?.localId, mfa: { enrollments } })
  return phoneInfo
}

/** The code of the last text message that Firebase would have sent to a phone. */
export async function readCode(phone: string): Promise<string> {
  // https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-getverificationcodes
  const { verificationCodes } = (await ask(`/emulator/v1/${project}/verificationCodes`)) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)
  expect(code, `a code for ${phone}`).toBeDefined()
  return code?.code ?? ''
}
