import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getPasswordReset as getPasswordResetEndpoint } from '@qareeb/contract/identity'
import type { Services } from '../../ground/context.ts'
import { hashOfLinkToken } from '../../ground/link-token.ts'
import { findLink, type Link } from '../queries/links.ts'

type State = ResponseOf<typeof getPasswordResetEndpoint>['state']

/**
 * Whether a link to set a new password is still valid, and its owner. The holder of the link has read the person's
 * mail.
 */
export async function getPasswordReset(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { token }: { token: string },
): Promise<ResponseOf<typeof getPasswordResetEndpoint>> {
  const link = await findLink(db, { kind: 'reset-password', tokenHash: hashOfLinkToken(token) })
  const state = stateOf(link, now())
  return { state, email: state === 'invalid' ? null : (link?.email ?? null) }
}

/** A link is good once: a used one is as good as none. */
export function stateOf(link: Pick<Link, 'usedAt' | 'expiresAt'> | undefined, now: Date): State {
  if (!link || link.usedAt) return 'invalid'
  return link.expiresAt > now ? 'valid' : 'expired'
}
