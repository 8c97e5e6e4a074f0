import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'

export type GoogleServer = {
  /** The settings of the site for it. */
  settings: Record<string, string>
  /** Accepts sign-ins from this site. */
  open(siteUrl: string): void
  stop(): Promise<void>
}

const client = { client_id: 'qareeb-journeys', client_secret: 'a secret of journeys' }

/**
 * A real OpenID Connect provider on this machine in place of Google. It asks for an address and accepts it
 * unchecked.
 */
export async function startGoogle(): Promise<GoogleServer> {
  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port is an object, neither null nor a text.
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  return {
    settings: {
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      GOOGLE_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
    },
    open(siteUrl) {
      const provider = new Provider(issuer, configurationFor(siteUrl))
      const answer = provider.callback()
      server.on('request', (request, response) => {
        // Browsers ask for the icon of each site that they open in a window; a 404 is a complaint of the console.
        if (request.url === '/favicon.ico') response.writeHead(204).end()
        else if (!request.url?.startsWith('/interaction/')) void answer(request, response)
        else if (request.method === 'POST') void finish(provider, request, response)
        else response.setHeader('content-type', 'text/html').end(askPage)
      })
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

const askPage = `<!doctype html><title>Google</title>
<form method="post"><label>Who are you? <input name="email"></label><button>Next</button></form>`

async function finish(provider: Provider, request: http.IncomingMessage, response: http.ServerResponse) {
  const accountId = new URLSearchParams(await text(request)).get('email') ?? ''
  await provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
}

/** Like Google: PKCE, claims inside of the ID token, accounts to choose from; consent was given before. */
function configurationFor(siteUrl: string): Configuration {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const { privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [{ ...client, redirect_uris: [`${siteUrl}/identity/google/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 60 },
    cookies: { keys: ['a key of journeys'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: true,
        given_name: 'Nora',
        family_name: 'Alqahtani',
      }),
    }),
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
