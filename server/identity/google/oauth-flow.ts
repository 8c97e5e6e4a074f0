import type { Services } from '../../ground/context.ts'
import type { Google } from '../../platform/identity/google.ts'
import { GoogleFailure } from '../../platform/identity/google.ts'
import { type OAuthFlow, keepClaims, storeFlow, takeFlow } from './stages.ts'

type Parts = Pick<Services, 'db' | 'now' | 'config' | 'log'>

/**
 * The address of Google's sign-in for a person.
 * @throws GoogleFailure
 */
export async function beginFlow(
  parts: Parts,
  google: Google,
  { browser, ...wanted }: { browser: string } & Pick<OAuthFlow, 'mode' | 'locale' | 'returnTo'>,
): Promise<string> {
  const secrets = google.newSecrets()
  const url = await google.startUrl(secrets, wanted.locale)
  const { state, nonce, verifier } = secrets
  await storeFlow(parts, { key: state, browser }, { ...wanted, nonce, verifier })
  return url
}

/** How a flow ended, and how it began; the latter is not known of somebody who comes out of nowhere. */
export type FlowResult = { result: { code: string } | { error: string }; flow: OAuthFlow | undefined }

/**
 * Finishes a sign-in through Google: only in the browser that began it, and only once.
 * @param search query string of the address they came to
 */
export async function finishFlow(
  parts: Parts,
  google: Google,
  { browser, search }: { browser: string | undefined; search: string },
): Promise<FlowResult> {
  const state = new URLSearchParams(search).get('state')
  const flow = state && browser ? await takeFlow(parts, { key: state, browser }) : undefined
  if (!state || !browser || !flow) return { result: { error: 'auth/invalid-action-code' }, flow: undefined }
  try {
    const { nonce, verifier } = flow
    const claims = await google.readAnswer(search, { state, nonce, verifier })
    const code = await keepClaims(parts, browser, claims)
    return { result: { code }, flow }
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    if (error.code !== 'auth/popup-closed-by-user')
      parts.log.warn({ err: error.cause }, 'a sign-in through Google failed')
    return { result: { error: error.code }, flow }
  }
}
