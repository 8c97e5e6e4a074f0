import type { OwnProfile } from '@qareeb/contract/users'

export type SectionProps = { profile: OwnProfile; onChange: (profile: OwnProfile) => void }
