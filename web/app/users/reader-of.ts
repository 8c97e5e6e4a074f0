import type { OwnProfile, UserType } from '@qareeb/contract/users'

/** The reader whom the sentences of a profile address; a job seeker by default. */
export const readerOf = ({ userType }: Pick<OwnProfile, 'userType'>): UserType => userType ?? 'job-seeker'
