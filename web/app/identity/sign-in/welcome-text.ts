import type { BoundPhrases } from '../../i18n/bind-phrases.ts'
import type { SessionUser } from '../../session/session-state.ts'

/** Greets somebody who has signed in; for some people Google gives no first name. */
export function welcomeText({ firstName }: Pick<SessionUser, 'firstName'>, t: BoundPhrases<'identity'>) {
  const name = firstName.trim()
  return name === '' ? t('welcomeUnnamed') : t('welcome', { name })
}
