import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { memo } from 'react'
import { Link } from 'react-router'
import { FavoriteButton } from '../../favorites/favorite-button.tsx'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useAppliedAt } from '../../session/applied-store.ts'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardLocation } from './card-location.tsx'

type JobAdCardProps = {
  jobAd: ListedJobAd
  now: Date
  /** Rendered as the one that is chosen on the map. */
  isHighlighted?: boolean
  /** Level of the title among the page's headings. */
  heading?: 'h2' | 'h3'
  /** The origin of the distance, to be shown beside it. */
  distanceFrom?: 'viewer' | 'centre'
  /** The list is that of an area outside of the country. */
  isAbroad?: boolean
  /** Left out on the page of the company. */
  showsCompany?: boolean
  /** State of the page in its entry of the history: the page was opened from a list. */
  linkState?: object
  /** None for an ad that has ended: its page answers 410, which a browser logs as an error. */
  prefetch?: 'intent' | 'none'
}

/** An ad in a list. The title is the link, and its area is the whole card; the list gives the surface and the lines. */
export const JobAdCard = memo(function JobAdCard({
  jobAd,
  now,
  isHighlighted = false,
  heading = 'h3',
  distanceFrom = 'viewer',
  isAbroad = false,
  showsCompany = true,
  linkState,
  prefetch = 'intent',
}: JobAdCardProps) {
  return (
    <article className="job-card" data-lit={isHighlighted || undefined}>
      <div className={cx('job-card-grid', !showsCompany && 'job-card-plain')}>
        {showsCompany && <Logo organization={jobAd.organization} />}
        <Title jobAd={jobAd} heading={heading} linkState={linkState} prefetch={prefetch} />
        {showsCompany && <Company organization={jobAd.organization} />}
        <CardLocation jobAd={jobAd} distanceFrom={distanceFrom} isAbroad={isAbroad} />
        <CardFacts jobAd={jobAd} now={now} />
        <PayAndAge jobAd={jobAd} now={now} />
      </div>
    </article>
  )
})

function Logo({ organization: { id, name, logoUrl } }: Pick<ListedJobAd, 'organization'>) {
  return (
    <InitialsLogo
      colorKey={id}
      name={readIn(useLocale(), name).text}
      imageUrl={logoUrl}
      className="job-card-logo"
    />
  )
}

function Company({ organization: { name, verified } }: Pick<ListedJobAd, 'organization'>) {
  const t = usePhrases('jobAds')
  return (
    <p className="job-card-company">
      <BilingualText value={name} className="truncate" />
      {verified && <VerifiedMark label={t('verifiedCompany')} />}
    </p>
  )
}

type TitleProps = Required<Pick<JobAdCardProps, 'jobAd' | 'heading' | 'prefetch'>> & {
  linkState: object | undefined
}

/** The title, whose link covers the card, and the heart above it. */
function Title({ jobAd, heading: Heading, linkState, prefetch }: TitleProps) {
  const locale = useLocale()
  const paths = usePaths()
  const slug = readIn(locale, jobAd.slugs).text || jobAd.id
  const locationId = jobAd.locationCount > 1 ? jobAd.location?.id : undefined
  return (
    <>
      <Heading className="job-card-title">
        <Link to={paths.jobAd(slug, locationId)} state={linkState} prefetch={prefetch}>
          <BilingualText value={jobAd.title} />
        </Link>
      </Heading>
      <div className="job-card-heart">
        <FavoriteButton jobAdId={jobAd.id} title={readIn(locale, jobAd.title).text} locationId={locationId} />
      </div>
    </>
  )
}

/** The pay, and the age of the ad or that the reader has applied. */
function PayAndAge({ jobAd: { id, salary, publishedAt }, now }: { jobAd: ListedJobAd; now: Date }) {
  const format = useFormats()
  const t = usePhrases('jobAds')
  const appliedAt = useAppliedAt(id)
  return (
    <div className="job-card-end">
      <p className="job-card-pay">
        <span className="job-card-amount">{format.amount(salary)}</span>
        <span className="job-card-period">{format.period(salary.period)}</span>
      </p>
      <time dateTime={appliedAt ?? publishedAt} className="job-card-age" data-applied={appliedAt}>
        {appliedAt ? t('applied') : format.age(publishedAt, now)}
      </time>
    </div>
  )
}
