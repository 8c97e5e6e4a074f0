import type { IdentityProvider } from '../provider.ts'
import { deletePassword, findPasswordHash, savePasswordHash } from '../queries/passwords.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/** Keeps passwords in our own database, hashed with Argon2id; contacts no other service. */
export function embeddedProvider({ now }: { now: () => Date }): IdentityProvider {
  const prepare = async (userId: string, password: string) => {
    const hash = await hashPassword(password)
    return {
      save: (db: Parameters<typeof savePasswordHash>[0]) =>
        savePasswordHash(db, { userId, hash, changedAt: now() }),
    }
  }
  return {
    kind: 'embedded',
    prepareAccount: async ({ userId, password }) => ({
      subject: userId,
      isTaken: false,
      discard: () => Promise.resolve(),
      ...(await prepare(userId, password)),
    }),
    checkPassword: async (db, person, password) =>
      isPassword(password, await findPasswordHash(db, person?.userId ?? nobody)),
    hasPassword: async (db, { userId }) => (await findPasswordHash(db, userId)) !== undefined,
    setPassword: ({ userId }, password) => prepare(userId, password),
    dropPassword: ({ userId }) => Promise.resolve({ save: (db) => deletePassword(db, userId) }),
  }
}

/** Asked for when there is no such person, so that the answer takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'
