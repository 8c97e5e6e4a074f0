import type { OwnProfile, UserType } from '@qareeb/contract/users'

/** The type of reader for the sentences of a profile; a job seeker by default. */
export const readerOf = ({ userType }: Pick<OwnProfile, 'userType'>): UserType => userType ?? 'job-seeker'
