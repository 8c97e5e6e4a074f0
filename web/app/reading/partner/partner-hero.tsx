import { Link } from 'react-router'
import { HeroBackdrop } from '../../home/hero-backdrop.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import type { HtmlOfPage } from '../html-of.ts'
import { Html } from '../html.tsx'
import { PublishLink } from './publish-link.tsx'

type PartnerHeroProps = { title: string; introduction: HtmlOfPage }

/** The promise to companies, with links to registering and to the prices. */
export function PartnerHero({ title, introduction }: PartnerHeroProps) {
  const t = usePhrases('partner')
  const shell = usePhrases('shell')
  return (
    <header className="relative isolate px-4 pt-14 pb-14 text-center sm:px-6 sm:pt-20 sm:pb-20">
      <HeroBackdrop />
      <h1 className="mx-auto max-w-4xl text-[clamp(1.875rem,5vw,3.25rem)] leading-[1.3] font-semibold">
        {title}
      </h1>
      <Html text={introduction} className="mx-auto mt-5 max-w-2xl text-lg text-balance text-ink-2" />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PublishLink label={shell('publishJobAd')} size="large" />
        <Link to="#pricing" className={buttonStyle({ kind: 'outline', size: 'large' })}>
          {t('seePricing')}
        </Link>
      </div>
    </header>
  )
}
