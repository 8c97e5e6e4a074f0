import type { OwnProfile, UserType } from '@qareeb/contract/users'

/** Whom the sentences of a profile speak to; as long as nobody has said it, a job seeker. */
export const readerOf = ({ userType }: Pick<OwnProfile, 'userType'>): UserType => userType ?? 'job-seeker'
