import type { Plan } from '@qareeb/contract/job-ads'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatRiyals } from '../../i18n/money.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { Html } from '../html.tsx'
import type { TextSection } from '../page-text.server.ts'
import { PublishLink } from './publish-link.tsx'

/** A plan with its monthly price in riyals and the open ads that it allows; null for no limit. */
export type PlanOffer = { plan: Plan; priceSar: number; openAds: number | null }

/** The plans with their prices, and the limits that the server enforces. */
export function Pricing({ section, offers }: { section: TextSection; offers: PlanOffer[] }) {
  const t = usePhrases('partner')
  const paths = usePaths()
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="scroll-mt-24">
      <h2 id="pricing-title" className="text-2xl font-semibold">
        {section.title}
      </h2>
      <Html text={section} className="mt-2 text-ink-2" />
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {offers.map((offer) => (
          <OfferCard key={offer.plan} offer={offer} />
        ))}
      </ul>
      <Link
        to={`${paths.page('faq')}#prices`}
        className="roomy mt-6 inline-block text-brand underline underline-offset-4"
      >
        {t('moreQuestions')}
      </Link>
    </section>
  )
}

function OfferCard({ offer: { plan, priceSar, openAds } }: { offer: PlanOffer }) {
  const t = usePhrases('partner')
  const ads = openAds === null ? t('unlimitedAds') : t('openAds', { count: openAds })
  return (
    <li
      className={cx(
        'flex flex-col rounded-l border bg-surface p-6',
        plan === 'free' ? 'border-brand shadow-2' : 'border-line',
      )}
    >
      <h3 className="text-lg font-semibold">{t(`plan.${plan}`)}</h3>
      <p className="text-sm text-ink-2">{t(`planText.${plan}`)}</p>
      <Price priceSar={priceSar} />
      <ul className="mt-5 mb-6 space-y-2.5">
        {[ads, ...t.list(`features.${plan}`)].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden />
            <span className="first-letter:uppercase">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        {plan === 'free' ? (
          <PublishLink label={t('startFree')} />
        ) : (
          <p className="text-sm text-ink-3">{t('notBookable')}</p>
        )}
      </div>
    </li>
  )
}

function Price({ priceSar }: { priceSar: number }) {
  const t = usePhrases('partner')
  const units = usePhrases('units')
  const locale = useLocale()
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
      <span className="text-3xl font-semibold">
        {priceSar === 0 ? t('freePrice') : formatRiyals(priceSar, locale, units)}
      </span>
      {priceSar > 0 && <span className="text-ink-2">{t('perMonth')}</span>}
    </p>
  )
}
