import { topmostDialog } from '../../ui/in-dialog.ts'
import { AuthError } from '../auth-client.ts'

/**
 * The interface of Cloudflare's script:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
type Turnstile = {
  render: (container: HTMLElement, options: Record<string, unknown>) => string
  remove: (widget: string) => void
}

// The script sets this global; only this file uses it.
const page = globalThis as { turnstile?: Turnstile }

/**
 * Runs Cloudflare's captcha. It is mostly invisible; a question appears at the foot of the page or of its dialog.
 * @returns what goes into `captcha` of a call
 * @throws AuthError `auth/captcha-failed` when it has refused, `auth/network-request-failed` when it cannot be
 * reached
 */
export async function runTurnstile({
  siteKey,
  scriptUrl,
}: {
  siteKey: string
  scriptUrl: string
}): Promise<string> {
  const turnstile = page.turnstile ?? (await load(scriptUrl))
  const place = addPlace()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const refuse = () => reject(new AuthError('auth/captcha-failed'))
  const widget = turnstile.render(place, {
    sitekey: siteKey,
    language: document.documentElement.lang,
    appearance: 'interaction-only',
    callback: resolve,
    'error-callback': refuse,
    'timeout-callback': refuse,
    'unsupported-callback': refuse,
  })
  return promise.finally(() => {
    turnstile.remove(widget)
    place.remove()
  })
}

/** Where a question appears: an open dialog is above all of the page, so there it is in the dialog. */
function addPlace(): HTMLElement {
  const place = document.createElement('div')
  const dialog = topmostDialog()
  place.className = dialog ? 'flex justify-center' : 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  const parent = dialog ?? document.body
  parent.append(place)
  return place
}

async function load(url: string): Promise<Turnstile> {
  const script = document.createElement('script')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve(), { once: true })
  script.addEventListener('error', reject, { once: true })
  script.src = url
  document.head.append(script)
  await promise.catch((error: unknown) => {
    script.remove()
    throw new AuthError('auth/network-request-failed', error)
  })
  if (!page.turnstile) throw new AuthError('auth/captcha-failed')
  return page.turnstile
}
