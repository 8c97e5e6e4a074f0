import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { getIdentityOptions as endpoint } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { webProjectOf } from '../firebase/web-project.ts'

/** Which ways to sign in this site offers. */
export async function getIdentityOptions({
  config,
  identity,
}: Context): Promise<ResponseOf<typeof endpoint>> {
  const { captcha } = config
  const { firebase } = config
  const hasOwnGoogle = identity.google !== undefined
  return {
    provider: identity.provider.kind,
    google: hasOwnGoogle || firebase?.authDomain !== undefined,
    firebase: firebase ? webProjectOf(firebase, { hasOwnGoogle }) : null,
    captcha: captcha.kind,
    turnstileSiteKey: captcha.kind === 'turnstile' ? captcha.siteKey : null,
  }
}
