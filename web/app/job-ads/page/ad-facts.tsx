import type { ReactNode } from 'react'
import { dateOf, formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import type { Detail } from './ad-details.ts'
import type { ShownAd } from './shown-ad.ts'

/** The terms of the job, each with its name, then what it asks for and offers; what the company left open is left out. */
export function AdFacts({ jobAd, details }: { jobAd: ShownAd; details: readonly Detail[] }) {
  const t = usePhrases('jobAds')
  const fields = usePhrases('fields')
  const { employmentType, workMode, seniority, contractType, category } = jobAd

  return (
    <section className="ad-section">
      <dl className="ad-facts">
        {employmentType && (
          <Fact name={fields('employmentType')}>{t(`employmentType.${phraseKey(employmentType)}`)}</Fact>
        )}
        {workMode && <Fact name={fields('workMode')}>{t(`workMode.${phraseKey(workMode)}`)}</Fact>}
        {seniority && <Fact name={fields('seniority')}>{t(`seniority.${phraseKey(seniority)}`)}</Fact>}
        {contractType && (
          <Fact name={fields('contractType')}>{t(`contractType.${phraseKey(contractType)}`)}</Fact>
        )}
        {category && <Fact name={fields('category')}>{t(`category.${phraseKey(category)}`)}</Fact>}
        <Times jobAd={jobAd} />
      </dl>
      {details.length > 0 && (
        <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          {details.map(({ name, text }) => (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  )
}

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
        <span className="ms-2 text-sm font-normal whitespace-nowrap text-ink-2">
          {format.daysLeft(openUntil, now)}
        </span>
      </Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-3">{name}</dt>
      <dd className="text-[0.95rem] font-semibold">{children}</dd>
    </div>
  )
}
