import crypto from 'node:crypto'
import { codeBounds } from '@qareeb/contract/second-factor'
import type { Context } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import { fingerprint } from '../../platform/seal.ts'
import { replaceRecoveryCodes } from './queries/recovery-codes.ts'
import { normaliseCode } from './rules.ts'

/** Without letters and digits that are taken for each other. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Gives a person new recovery codes in the place of the old ones. They can be read this once: only hashes are kept. */
export async function issueRecoveryCodes(context: Inside<Context>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeBounds.recoveryCodes }, newCode)
  await replaceRecoveryCodes(
    context.db,
    userId,
    codes.map((code) => hashRecoveryCode(context, code)),
  )
  return codes
}

/** The stored form of a recovery code. */
export const hashRecoveryCode = ({ config }: Pick<Context, 'config'>, code: string): string =>
  fingerprint(normaliseCode(code), config.secret, 'recovery codes')

/** `7KQ2M-X9RTB`: 49 bits, in two short halves, for reading. */
function newCode(): string {
  const half = () => Array.from({ length: 5 }, () => letters[crypto.randomInt(letters.length)]).join('')
  return `${half()}-${half()}`
}
