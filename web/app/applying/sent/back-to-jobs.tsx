import { defaultZoom } from '@qareeb/contract/cities'
import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isPlainPress } from '../../page/is-plain-press.ts'
import { buttonStyle } from '../../ui/button-style.ts'

type BackToJobsProps = {
  jobAd: Pick<PublicJobAd, 'category' | 'workMode'>
  /** The location of the application. */
  location: JobAdLocation | undefined
  kind: 'primary' | 'outline'
}

/** Leads to the list that the ad was opened from, as it was left, else to jobs of its category around its location. */
export function BackToJobs({ jobAd: { category, workMode }, location, kind }: BackToJobsProps) {
  const t = usePhrases('applying')
  const paths = usePaths()
  const { state } = useLocation()
  const navigate = useNavigate()
  const around = location && { lat: location.lat, lng: location.lng, zoom: defaultZoom }
  const where = workMode === 'full-remote' ? { workMode: [workMode] } : around
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isFromList(state)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link
      to={paths.search({ category: [category], ...where })}
      onClick={goBack}
      className={buttonStyle({ kind })}
    >
      {t('backToJobs')}
    </Link>
  )
}

/** The state that a link of a list writes: see `job-ads/source-list`, which stands above this folder. */
const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFromList' in state && state.isFromList === true
