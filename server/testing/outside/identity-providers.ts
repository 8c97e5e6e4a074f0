import { expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { IdentityProvider, Subject } from '../../platform/identity/provider.ts'

type OpenProvider = {
  provider: IdentityProvider
  db: Database
  /** Adds the account that credentials belong to. */
  addAccount: (userId: string, email: string) => Promise<void>
}

const password = 'Palm-trees-at-noon-7'

/** The behaviour of every keeper of passwords. */
export function checkIdentityProvider(open: () => OpenProvider) {
  checkRegistering(open)
  checkChanging(open)
}

/** Somebody who has just registered. */
async function register({ provider, db, addAccount }: OpenProvider): Promise<Subject> {
  const userId = crypto.randomUUID()
  const email = `${userId}@qareeb.example`
  const account = await provider.prepareAccount({ userId, email, password })
  expect(account.isTaken).toBe(false)
  await addAccount(userId, email)
  await account.save(db)
  return { userId, email, subject: account.subject }
}

function checkRegistering(open: () => OpenProvider) {
  it('distinguishes a password from any other, and from that of an unknown person', async () => {
    const { provider, db } = open()
    const sara = await register(open())
    expect(await provider.checkPassword(db, sara, password)).toBe(true)
    expect(await provider.checkPassword(db, sara, `${password}x`)).toBe(false)
    expect(await provider.checkPassword(db, undefined, password)).toBe(false)
    expect(await provider.hasPassword(db, sara)).toBe(true)
  })

  it('keeps two people apart who have the same password', async () => {
    const { provider, db } = open()
    const [sara, omar] = [await register(open()), await register(open())]
    expect(
      await provider.checkPassword(db, { ...sara, subject: omar.subject, userId: omar.userId }, 'x'),
    ).toBe(false)
    expect(await provider.checkPassword(db, sara, password)).toBe(true)
    expect(await provider.checkPassword(db, omar, password)).toBe(true)
  })

  it('undoes the preparation for a person who was not registered', async () => {
    const { provider } = open()
    const person = { userId: crypto.randomUUID(), email: `${crypto.randomUUID()}@qareeb.example`, password }
    const first = await provider.prepareAccount(person)
    await first.discard()
    const again = await provider.prepareAccount({ ...person, userId: crypto.randomUUID() })
    expect(again.isTaken).toBe(false)
    await again.discard()
  })
}

function checkChanging(open: () => OpenProvider) {
  it('takes another password, and the old one no more', async () => {
    const { provider, db } = open()
    const sara = await register(open())
    const other = await provider.setPassword(sara, 'Sand-dunes-at-dusk-8')
    await other.save(db)
    expect(await provider.checkPassword(db, sara, 'Sand-dunes-at-dusk-8')).toBe(true)
    expect(await provider.checkPassword(db, sara, password)).toBe(false)
  })

  it('gives a first password to somebody who came another way', async () => {
    const { provider, db, addAccount } = open()
    const userId = crypto.randomUUID()
    const omar = { userId, subject: userId, email: `${userId}@qareeb.example` }
    await addAccount(userId, omar.email)
    expect(await provider.hasPassword(db, omar)).toBe(false)
    await (await provider.setPassword(omar, password)).save(db)
    expect(await provider.hasPassword(db, omar)).toBe(true)
    expect(await provider.checkPassword(db, omar, password)).toBe(true)
  })

  it('finds a person by their present address', async () => {
    const { provider, db } = open()
    const sara = { ...(await register(open())), email: `new-${crypto.randomUUID()}@qareeb.example` }
    expect(await provider.checkPassword(db, sara, 'wrong')).toBe(false)
    expect(await provider.checkPassword(db, sara, password)).toBe(true)
    expect(await provider.checkPassword(db, sara, password)).toBe(true)
  })

  it('deletes the password of a person, and accepts an unknown one', async () => {
    const { provider, db } = open()
    const sara = await register(open())
    for (let time = 1; time <= 2; time += 1) await (await provider.dropPassword(sara)).save(db)
    expect(await provider.hasPassword(db, sara)).toBe(false)
    expect(await provider.checkPassword(db, sara, password)).toBe(false)
  })
}
