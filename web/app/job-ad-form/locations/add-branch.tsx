import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { lazy, Suspense } from 'react'
import { positionOf } from '../../organization-locations/position-of.ts'
import type { SectionProps } from '../sections/section-props.ts'
import { chooseLocation } from './choose-location.ts'

const BranchDialog = lazy(async () => {
  const { BranchDialog } = await import('../../organization-locations/branch-dialog.tsx')
  return { default: BranchDialog }
})

type AddBranchProps = Pick<SectionProps, 'change'> & {
  locations: readonly OrganizationLocation[]
  onClose: () => void
}

/**
 * A new branch, which the ad has once it is stored. It must stand outside of the form of the ad: browsers stop the event of a
 * form inside another one, and the page would be left.
 */
export const AddBranch = ({ locations, change, onClose }: AddBranchProps) => (
  <Suspense>
    <BranchDialog
      isDrawer
      branch={null}
      first={positionOf(locations)}
      onAdded={(added) => change((now) => chooseLocation(now, added, true))}
      onClose={onClose}
    />
  </Suspense>
)
