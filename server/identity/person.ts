import type { Session } from '@qareeb/contract/identity'
import type { Locale } from '@qareeb/contract/locale'
import type { UserType } from '@qareeb/contract/users'
import type { Subject } from '../platform/identity/provider.ts'

/** An account as far as signing in needs it. */
export type Person = Subject & {
  userType: UserType | null
  firstName: string
  lastName: string
  emailVerified: boolean
  locale: Locale
  disabled: boolean
  lastSignInAt: Date | null
  /** Increases with every event that ends older proofs of this person. */
  proofGeneration: number
}

/** The signed-in person on a page. */
export const presentPerson = (person: Person, avatarUrl: string | null): Session['user'] => ({
  id: person.userId,
  userType: person.userType,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  emailVerified: person.emailVerified,
  avatarUrl,
})
