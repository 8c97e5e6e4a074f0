import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { GoogleConfig } from '../../platform/identity/google.ts'

/** Somebody with an account at the provider. */
export type GooglePerson = {
  subject: string
  email: string
  emailVerified?: boolean
  firstName?: string
  lastName?: string
}

/** A real OpenID Connect provider on loopback, in the place of Google. */
export type GoogleProvider = {
  config: GoogleConfig
  /**
   * A browser's steps at Google: signs in as this person, or refuses.
   * @returns the address that Google sends the browser back to
   */
  visit(startUrl: string, person: GooglePerson | 'declines'): Promise<URL>
  close(): Promise<void>
}

const clientId = 'qareeb'

/** @param origin of the site that signs in */
export async function startGoogleProvider(origin: string): Promise<GoogleProvider> {
  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, GooglePerson>()
  let visitor: GooglePerson | 'declines' = 'declines'

  const provider = new Provider(issuer, configurationFor(origin, people))
  const callback = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response)
    if (visitor !== 'declines') people.set(visitor.subject, visitor)
    const result =
      visitor === 'declines'
        ? { error: 'access_denied' }
        : { login: { accountId: visitor.subject }, select_account: {} }
    void provider.interactionFinished(request, response, result)
  })
  return {
    config: {
      clientId,
      clientSecret: 'a secret of tests',
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    },
    visit(startUrl, person) {
      visitor = person
      return walk(new URL(startUrl), origin)
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** Like Google: PKCE, claims inside of the ID token, accounts to choose from; consent was given before. */
function configurationFor(origin: string, people: ReadonlyMap<string, GooglePerson>): Configuration {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: 'a secret of tests',
        redirect_uris: [`${origin}/identity/google/callback`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    jwks: {
      keys: [crypto.generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    // Said, since the provider remarks on every one that is left to it.
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['a key of tests'] },
    findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(people.get(accountId)) }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

const claimsOf = (person: GooglePerson | undefined) => ({
  sub: person?.subject ?? '',
  email: person?.email,
  email_verified: person?.emailVerified ?? true,
  given_name: person?.firstName,
  family_name: person?.lastName,
})

/** Follows redirects with cookies, as a browser, until they lead back to the site. */
async function walk(start: URL, origin: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  while (url.origin !== origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider stopped with ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url)
  }
  return url
}
