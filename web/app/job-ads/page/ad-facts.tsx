import type { ReactNode } from 'react'
import { dateOf, formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import type { Detail } from './ad-details.ts'
import type { ShownAd } from './shown-ad.ts'

type AdFactsProps = { jobAd: ShownAd; terms: readonly Detail[]; details: readonly Detail[] }

/** The terms of the job, each with its name, then its requirements and benefits, without empty ones. */
export function AdFacts({ jobAd, terms, details }: AdFactsProps) {
  return (
    <section className="ad-section">
      <dl className="ad-facts">
        <Facts facts={terms} />
        <Times jobAd={jobAd} />
      </dl>
      {details.length > 0 && (
        <dl className="ad-details">
          <Facts facts={details} />
        </dl>
      )}
    </section>
  )
}

const Facts = ({ facts }: { facts: readonly Detail[] }) =>
  facts.map(({ name, text, meaning }) => (
    <Fact key={name} name={name}>
      {text}
      {meaning && <small>{meaning}</small>}
    </Fact>
  ))

function Times({ jobAd: { publishedAt, expiresAt } }: { jobAd: ShownAd }) {
  const t = usePhrases('jobPage')
  const format = useFormats()
  const now = useNow()
  const openUntil = lastInstantBefore(expiresAt)
  return (
    <>
      <Fact name={t('posted')}>
        <time dateTime={dateOf(publishedAt)}>{format.age(publishedAt, now)}</time>
      </Fact>
      <Fact name={t('openUntil')}>
        <time dateTime={dateOf(openUntil)}>{formatDate(openUntil)}</time>
        <span className="ad-days-left">{format.daysLeft(openUntil, now)}</span>
      </Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
