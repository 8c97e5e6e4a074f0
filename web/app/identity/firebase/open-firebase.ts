import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth'
import type { FirebaseProject } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'

/** Firebase lets a page have one client of a project. */
const clients = new Map<string, Auth>()

/** Firebase's client, opened once for each page. It keeps nothing in the browser: the session that the site works with is ours. */
export function openFirebase(project: FirebaseProject, locale: Locale): Auth {
  const client = clients.get(project.projectId) ?? open(project)
  clients.set(project.projectId, client)
  // Of its text messages and captcha.
  client.languageCode = locale
  return client
}

function open({ apiKey, projectId, authDomain, emulatorUrl }: FirebaseProject): Auth {
  const app = initializeApp({ apiKey, projectId, ...(authDomain !== null && { authDomain }) })
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    // Given here, it gets ready at once in browsers that open windows only right after a click.
    ...(authDomain !== null && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulatorUrl !== null) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  return auth
}
