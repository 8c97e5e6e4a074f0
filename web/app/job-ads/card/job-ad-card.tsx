import { memo } from 'react'
import { Link } from 'react-router'
import { FavoriteHeart } from '../../favorites/favorite-button.tsx'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { VerifiedMark } from '../verified-mark.tsx'
import { CardPlace } from './card-place.tsx'
import type { ListedJobAd } from './listed-job-ad.ts'

type JobAdCardProps = {
  jobAd: ListedJobAd
  now: Date
  /** Drawn as the one that is chosen on the map. */
  isHighlighted?: boolean
  /** Level of the title among the page's headings. */
  heading?: 'h2' | 'h3'
  /** Where the distance counts from, to be said beside it. */
  distanceFrom?: 'viewer' | 'centre'
  /** Left out on the page of the company. */
  showsCompany?: boolean
}

/** An ad in a list. The title is the link, and its area is the whole card. */
export const JobAdCard = memo(function JobAdCard({
  jobAd,
  now,
  isHighlighted,
  heading = 'h3',
  distanceFrom = 'viewer',
  showsCompany = true,
}: JobAdCardProps) {
  const locale = useLocale()
  const format = useFormats()
  return (
    <article
      className={cx(
        'group relative flex flex-col gap-3 rounded-l border bg-surface p-4 transition-[border-color,box-shadow] hover:shadow-2 sm:p-5',
        isHighlighted ? 'border-brand ring-3 ring-brand-soft' : 'border-line hover:border-line-strong',
      )}
    >
      <div className="flex gap-4">
        {showsCompany && (
          <InitialsLogo
            colorKey={jobAd.organization.id}
            name={readIn(locale, jobAd.organization.name).text}
            imageUrl={jobAd.organization.logoUrl}
          />
        )}
        <div className="min-w-0 flex-1">
          <Title jobAd={jobAd} heading={heading} />
          {showsCompany && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <BilingualText value={jobAd.organization.name} className="truncate" />
              {jobAd.organization.verified && <VerifiedMark />}
            </p>
          )}
          <CardPlace jobAd={jobAd} distanceFrom={distanceFrom} />
          <Facts jobAd={jobAd} />
        </div>
      </div>
      {/* At the end of the card, so that those of one row stand at one height. */}
      <p className="mt-auto flex items-baseline justify-between gap-2">
        <span className="text-[0.95rem] font-semibold">{format.pay(jobAd.salary)}</span>
        <time dateTime={jobAd.publishedAt} className="shrink-0 text-[0.8125rem] text-ink-3">
          {format.age(jobAd.publishedAt, now)}
        </time>
      </p>
    </article>
  )
})

/** The title, whose link covers the card, and the heart above it. */
function Title({ jobAd, heading: Heading }: Required<Pick<JobAdCardProps, 'jobAd' | 'heading'>>) {
  const locale = useLocale()
  const paths = usePaths()
  const slug = readIn(locale, jobAd.slugs).text || jobAd.id
  return (
    <div className="flex gap-2">
      <Heading className="min-w-0 flex-1 text-[1.0625rem] leading-snug font-semibold">
        <Link
          to={paths.jobAd(slug, jobAd.locationCount > 1 ? jobAd.location?.id : undefined)}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-l group-hover:text-brand"
        >
          <BilingualText value={jobAd.title} />
        </Link>
      </Heading>
      <FavoriteHeart jobAdId={jobAd.id} title={readIn(locale, jobAd.title).text} />
    </div>
  )
}

function Facts({ jobAd: { title, employmentType, workMode, seniority } }: { jobAd: ListedJobAd }) {
  const t = usePhrases('jobAds')
  const locale = useLocale()
  return (
    <p className="mt-2.5 flex flex-wrap gap-1.5">
      <Badge>{t(`employmentType.${phraseKey(employmentType)}`)}</Badge>
      <Badge>{t(`workMode.${phraseKey(workMode)}`)}</Badge>
      {seniority && <Badge>{t(`seniority.${phraseKey(seniority)}`)}</Badge>}
      {readIn(locale, title).isForeign && (
        <Badge>{t(locale === 'ar' ? 'writtenInEnglish' : 'writtenInArabic')}</Badge>
      )}
    </p>
  )
}
