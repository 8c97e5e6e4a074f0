import { getOwnProfile } from '@qareeb/contract/users'
import { useQueryOf } from '../data/use-query-of.ts'
import type { Failing } from '../ui/loading/loading-or-failed.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { ProfileSections } from './profile-sections.tsx'

/** Everything that is the reader's own, once it has arrived. */
export function OwnProfileSections() {
  const { data, replace, failure, reload } = useQueryOf(getOwnProfile, {}, { isFresh: true })
  if (!data) return <ProfileWaiting failure={failure} reload={reload} />
  return <ProfileSections profile={data} onChange={replace} />
}

/** The room of the sections. */
export const ProfileWaiting = (state: Partial<Failing>) => <ShapeOrFailed shape="sections" {...state} />
