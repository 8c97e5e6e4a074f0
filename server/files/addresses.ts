import type { Locale } from '@qareeb/contract/locale'
import type { Context } from '../ground/context.ts'
import { createSigner, type Signer } from '../platform/files/signature.ts'
import { downloadMs } from './rules.ts'

type AddressContext = Pick<Context, 'config' | 'now'>

/** The path of a picture that anybody may see, for as long as it is in use. */
export const pictureUrl = (key: string): string => `/files/pictures/${key}.webp`

/** The path from which a file can be fetched for five minutes; refusals are pages in the reader's language. */
export function signDownload(
  { config, now, locale }: AddressContext & { locale: Locale },
  key: string,
): string {
  const expires = now().getTime() + downloadMs
  const signature = signerOf(config.secret).sign(partsOf(key, expires))
  const query = new URLSearchParams({ expires: String(expires), signature })
  return `${locale === 'en' ? '/en' : ''}/files/${key}?${query.toString()}`
}

/** True for an address that we gave out and whose time has not passed. */
export function isGenuineDownload(
  { config, now }: AddressContext,
  { key, expires, signature }: { key: string; expires: number; signature: string },
): boolean {
  return now().getTime() < expires && signerOf(config.secret).holds(partsOf(key, expires), signature)
}

const partsOf = (key: string, expires: number) => ['GET', key, expires]

const signers = new Map<string, Signer>()

function signerOf(secret: string): Signer {
  const signer = signers.get(secret) ?? createSigner(secret)
  signers.set(secret, signer)
  return signer
}
