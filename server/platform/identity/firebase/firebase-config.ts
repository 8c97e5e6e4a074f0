import type { ForeignClient } from '../../http/security-headers.ts'
import type { ServiceAccount } from './service-account.ts'

/** A Firebase project that keeps the passwords. */
export type FirebaseConfig = {
  projectId: string
  /** Names the project to calls that anybody may make; no secret. */
  apiKey: string
  /** `emulator` is for Firebase's own emulator, which accepts everyone. */
  account: ServiceAccount | 'emulator'
  /** `https://identitytoolkit.googleapis.com`, or where the emulator stands in for it. */
  baseUrl: string
  /** Where the public keys of ID tokens are, as a JSON Web Key Set. */
  keysUrl: string
  /** Host of the window in which Firebase signs in through Google; without it Firebase does not. */
  authDomain: string | undefined
  /** Where browsers find the emulator; undefined when there is none. */
  emulatorUrl: string | undefined
  /** The origins that Firebase's client needs in a page's Content-Security-Policy. */
  webClient: ForeignClient
}

type Project = Pick<FirebaseConfig, 'apiKey' | 'authDomain'>

/** Where the captcha is from that Firebase shows: https://developers.google.com/recaptcha/docs/faq */
const recaptcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** The script by which a page gets the result of the window in which a person signs in through Google. */
const windowScripts = ({ authDomain }: Project) => (authDomain ? ['https://apis.google.com/'] : [])

/** A project at Google. */
export const projectOf = (account: ServiceAccount, project: Project): FirebaseConfig => ({
  ...project,
  projectId: account.projectId,
  account,
  baseUrl: 'https://identitytoolkit.googleapis.com',
  // https://firebase.google.com/docs/auth/admin/verify-id-tokens names the same keys as certificates.
  keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  emulatorUrl: undefined,
  webClient: {
    scripts: [...windowScripts(project), ...recaptcha.scripts],
    connections: ['https://identitytoolkit.googleapis.com'],
    frames: [...(project.authDomain ? [`https://${project.authDomain}`] : []), ...recaptcha.frames],
    opensWindow: project.authDomain !== undefined,
  },
})

/** Firebase's own emulator, for tests. Its tokens are not signed, so it has no keys. */
export const emulatorConfigOf = (host: string, project: Project): FirebaseConfig => ({
  ...project,
  projectId: 'demo-qareeb',
  account: 'emulator',
  baseUrl: `http://${host}/identitytoolkit.googleapis.com`,
  keysUrl: '',
  emulatorUrl: `http://${host}`,
  webClient: {
    scripts: windowScripts(project),
    connections: [`http://${host}`],
    frames: [`http://${host}`],
    opensWindow: project.authDomain !== undefined,
  },
})
