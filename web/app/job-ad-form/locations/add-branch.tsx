import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { lazy } from 'react'
import { fetchPart } from '../../http/fetch-part.ts'
import { positionOf } from '../../organization-locations/position-of.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import { chooseLocation } from './choose-location.ts'

const BranchDialog = lazy(async () => {
  const { BranchDialog } = await fetchPart(import('../../organization-locations/branch-dialog.tsx'))
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
  <LazyPart>
    <BranchDialog
      isDrawer
      branch={null}
      first={positionOf(locations)}
      onAdded={(added) => change((now) => chooseLocation(now, added, true))}
      onClose={onClose}
    />
  </LazyPart>
)
