import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { ServiceAccount } from './service-account.ts'

const scope = 'https://www.googleapis.com/auth/identitytoolkit'

/** Asked for again this long before it ends, in milliseconds. */
const marginMs = 60_000

const answerSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * Makes the function that gets Google's token for administrators (RFC 7523: a statement that we sign is exchanged
 * for a token of an hour).
 */
export function adminTokens(
  account: ServiceAccount,
  { now, timeoutMs }: { now: () => Date; timeoutMs: number },
): () => Promise<string> {
  let held: { token: string; endsAt: number } | undefined
  return async () => {
    if (held && held.endsAt - marginMs > now().getTime()) return held.token
    const answer = await fetch(account.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signStatement(account, now()),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`Google gave no token for ${account.email}: ${answer.status}`)
    const { access_token: token, expires_in: seconds } = answerSchema.parse(await answer.json())
    held = { token, endsAt: now().getTime() + seconds * 1_000 }
    return token
  }
}

async function signStatement({ email, privateKey, tokenUrl }: ServiceAccount, now: Date): Promise<string> {
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 3_600_000))
    .sign(await importPKCS8(privateKey, 'RS256'))
}
