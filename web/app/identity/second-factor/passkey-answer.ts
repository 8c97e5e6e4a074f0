import { AuthError } from '../auth-client.ts'

/**
 * Asks the browser for an answer with a passkey.
 * @param options the server's options, as WebAuthn writes them in JSON
 * @throws AuthError when the person refused, or the browser has no passkeys
 */
export async function answerWithPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const canAnswer =
    typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  if (!canAnswer) throw new AuthError('auth/passkey-unsupported')
  try {
    // The server's library writes what this function reads; it checks by itself.
    const json = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
    const credential = await navigator.credentials.get({ publicKey })
    // Asked for with `publicKey`, it is one of these or nothing.
    const answer = credential as PublicKeyCredential | null
    if (!answer) throw new AuthError('auth/passkey-cancelled')
    // Plain JSON by definition.
    return answer.toJSON() as unknown as Record<string, unknown>
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('auth/passkey-cancelled', error)
  }
}
