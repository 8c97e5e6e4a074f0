import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Chooser, isWeakPassword } from '@qareeb/reference/weak-password'
import { AppError } from '../../ground/errors.ts'

/**
 * Refuses passwords that are guessed first.
 * @throws AppError `auth/weak-password`
 */
export function refuseWeakPassword(password: string, chooser: Chooser): void {
  if (isWeak(password, chooser)) throw new AppError('auth/weak-password')
}

export const isWeak = (password: string, chooser: Chooser): boolean =>
  isWeakPassword(password, { common, chooser })

/** One a line, folded. Where they come from stands in docs/operations/sign-in.md. */
const common = new Set(
  fs
    .readFileSync(fileURLToPath(import.meta.resolve('@qareeb/reference/common-passwords.txt')), 'utf8')
    .split('\n'),
)
