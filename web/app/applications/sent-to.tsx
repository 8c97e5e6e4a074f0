import type { ApplicationRow } from '@qareeb/contract/candidates/applications'
import { BilingualText } from '../i18n/bilingual-text.tsx'

/** The company and the branch that an application went to; at a line's end the dot stays with the company. */
export const SentTo = ({ jobAd, location }: Pick<ApplicationRow, 'jobAd' | 'location'>) => (
  <>
    <BilingualText value={jobAd.organization.name} />
    {'\u00a0· '}
    <BilingualText value={location.name} />
  </>
)
