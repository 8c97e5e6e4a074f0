import { accountTimes } from '@qareeb/contract/users'
import type { Services } from '../../ground/context.ts'
import { newLinkToken } from '../../ground/link-token.ts'
import type { Inside } from '../../ground/use-case.ts'
import { insertLink, type LinkKind } from '../queries/links.ts'

/** How long a mailed link holds, in minutes. */
export const linkMinutes = {
  'verify-email': 24 * 60,
  'reset-password': accountTimes.resetLinkMinutes,
} as const satisfies Record<LinkKind, number>

/**
 * Makes a link of which only the mail will hold the token.
 * @returns the token
 */
export async function issueLink(
  { db, now }: Inside<Pick<Services, 'now'>>,
  link: { kind: LinkKind; userId: string; email: string; returnTo?: string | null },
): Promise<string> {
  const { token, hash } = newLinkToken()
  const createdAt = now()
  await insertLink(db, {
    ...link,
    returnTo: link.returnTo ?? null,
    tokenHash: hash,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + linkMinutes[link.kind] * 60_000),
  })
  return token
}
