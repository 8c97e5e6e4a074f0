import { getOwnProfile } from '@qareeb/contract/users'
import type { BoundCall } from '../http/api.ts'
import { useLoaded } from '../session/use-loaded.ts'
import type { Failing } from '../ui/loading-or-failed.tsx'
import { ShapeOrFailed } from '../ui/page-shape.tsx'
import { ProfileSections } from './profile-sections.tsx'

const load = (call: BoundCall) => call(getOwnProfile, {})

/** Everything that is the reader's own, once it has arrived. */
export function OwnProfileSections() {
  const { data, replace, failure, reload } = useLoaded(load)
  if (!data) return <ProfileWaiting failure={failure} reload={reload} />
  return <ProfileSections profile={data} onChange={replace} />
}

/** The room of the sections. */
export const ProfileWaiting = (state: Partial<Failing>) => <ShapeOrFailed shape="sections" {...state} />
