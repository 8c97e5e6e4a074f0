import crypto from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A device that makes and uses one passkey, in software: the values of a browser. */
export type TestPasskey = {
  /** Answers the options of an enrolment. */
  create(options: Asked): Record<string, unknown>
  /** Answers the options of a sign-in; the counter is one that a copy of the device would send. */
  sign(options: Asked, changes?: { counter?: number; origin?: string }): Record<string, unknown>
}

type Asked = { challenge: string }

const host = 'qareeb.example'
const flags = { present: 0x01, attested: 0x40 }

export function testPasskey(): TestPasskey {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = crypto.randomBytes(32)
  let used = 0

  const wrap = (response: Record<string, unknown>) => ({
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    create: ({ challenge }) =>
      wrap({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationOf(credentialId, publicKey).toString('base64url'),
        transports: ['internal'],
      }),
    sign({ challenge }, { counter = (used += 1), origin } = {}) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(flags.present, counter)
      const signed = Buffer.concat([data, crypto.createHash('sha256').update(client).digest()])
      return wrap({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: crypto.sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

/** The attestation object of a new key, without a signature of the device's manufacturer. */
function attestationOf(credentialId: Buffer, publicKey: crypto.KeyObject): Buffer {
  const authData = Buffer.concat([
    authenticatorData(flags.present | flags.attested, 0),
    Buffer.alloc(16),
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseOf(publicKey),
  ])
  const statement = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ])
  // The encoder's own type of a map is recursive and not exported.
  return Buffer.from(isoCBOR.encode(statement as Parameters<typeof isoCBOR.encode>[0]))
}

/** COSE: key type 2 (elliptic curve), algorithm -7 (ES256), curve 1 (P-256), and the point. */
function coseOf(publicKey: crypto.KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
}

const clientData = (type: string, challenge: string, origin = `https://${host}`) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(flag: number, counter: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flag, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([crypto.createHash('sha256').update(host).digest(), tail])
}
