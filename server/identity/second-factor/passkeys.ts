import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Context } from '../../ground/context.ts'
import type { Person } from '../person.ts'
import type { Passkey } from './queries/passkeys.ts'

/** Read when it is first needed: it takes a quarter of a second, and most who start the site need no passkey. */
const webAuthn = () => import('@simplewebauthn/server')

type Configured = Pick<Context, 'config'>

/** The options for a device to make a key. A key belongs to our host and to no other. */
export async function creationOptions(
  { config }: Configured,
  person: Person,
  known: readonly Passkey[],
): Promise<{ challenge: string; options: Record<string, unknown> }> {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: config.site.name[person.locale],
    rpID: hostOf(config),
    userID: Uint8Array.from(Buffer.from(person.userId)),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim() || person.email,
    attestationType: 'none',
    excludeCredentials: known.map(describe),
    // The password came first: presence is enough; user verification is not required.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    // Ed25519, ECDSA and RSA with SHA-256: the algorithms of today's devices.
    supportedAlgorithmIDs: [-8, -7, -257],
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** Verifies the registration of a passkey. @returns undefined for invalid data or a wrong challenge */
export async function readNewKey(
  { config }: Configured,
  answer: Record<string, unknown>,
  expectedChallenge: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await orNothing(() =>
    verifyRegistrationResponse({
      // The library checks its shape.
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: config.publicOrigin,
      expectedRPID: hostOf(config),
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** The challenge that the devices of a person sign. */
export async function requestOptions(
  { config }: Configured,
  known: readonly Passkey[],
): Promise<{ challenge: string; options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(config),
    allowCredentials: known.map(describe),
    userVerification: 'discouraged',
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** The key that has signed, with its counter of uses; undefined when none of these has signed this challenge. */
export async function findSigner(
  { config }: Configured,
  answer: Record<string, unknown>,
  { known, expectedChallenge }: { known: readonly Passkey[]; expectedChallenge: string },
): Promise<{ id: string; counter: number } | undefined> {
  const passkey = known.find(({ credentialId }) => credentialId === answer['id'])
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await orNothing(() =>
    verifyAuthenticationResponse({
      // The library checks its shape.
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: config.publicOrigin,
      expectedRPID: hostOf(config),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? { id: passkey.id, counter: verified.authenticationInfo.newCounter } : undefined
}

const hostOf = ({ publicOrigin }: Context['config']) => new URL(publicOrigin).hostname

const describe = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  // The library passes on the browser's values from the making of the key, and the browser skips unknown ones.
  transports: transports as AuthenticatorTransport[],
})

/** The library throws for every error, with many messages; to us they are all the same answer. */
async function orNothing<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
