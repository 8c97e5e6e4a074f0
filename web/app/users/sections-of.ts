import type { OwnProfile } from '@qareeb/contract/users'

export type Section =
  | 'photo'
  | 'personal'
  | 'application'
  | 'email'
  | 'password'
  | 'secondFactor'
  | 'sessions'
  | 'privacy'
  | 'employer'
  | 'delete'

type Defaults = Pick<OwnProfile, 'userType' | 'description'> & { file: object | null }

/**
 * Whether there are defaults of applications to show. Somebody who was a job seeker before sees the stored description
 * and CV as long as they are there: applications are still sent with them.
 */
export const hasDefaults = ({ userType, description, file }: Defaults): boolean =>
  userType === 'job-seeker' || description !== '' || file !== null

/** The sections of a profile. */
export function sectionsOf({ userType }: Pick<OwnProfile, 'userType'>, showsDefaults: boolean): Section[] {
  return [
    'photo',
    'personal',
    ...(showsDefaults ? (['application'] as const) : []),
    'email',
    'password',
    'secondFactor',
    'sessions',
    'privacy',
    ...(userType === 'job-seeker' ? (['employer'] as const) : []),
    ...(userType === 'admin' ? [] : (['delete'] as const)),
  ]
}
