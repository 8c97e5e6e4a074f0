import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yearOf } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { SiteLink } from '../request-context.ts'
import { LogoMark } from './logo.tsx'
import { useNow, useSite } from './use-site.ts'

const socialNames = { x: 'X', instagram: 'Instagram', linkedin: 'LinkedIn', facebook: 'Facebook' } as const

/** What the site is, the way to every city, and how to reach the people behind it. */
export function Footer() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { name } = useSite()

  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-8 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-w-xs">
          <p className="flex items-center gap-2.5 text-lg font-semibold text-brand-strong">
            <LogoMark size={28} />
            {name[locale]}
          </p>
          <p className="mt-3 text-sm text-ink-2">{t('about')}</p>
        </div>
        <CityLinks />
        <Contact />
        <Legal />
        <Elsewhere />
      </div>
      <p className="border-t border-line px-4 py-5 text-center text-xs text-ink-3">
        {t('rights', { year: yearOf(useNow()), name: name[locale] })}
      </p>
    </footer>
  )
}

function CityLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <FooterColumn title={t('footerCities')}>
      {Object.entries(cityPresets).map(([city, { zoom }]) => (
        <li key={city}>
          <Link className="footer-link" to={paths.search({ city, zoom })}>
            {/* The keys of the presets, which `Object.entries` widens. */}
            {t(`city.${city as PresetCity}`)}
          </Link>
        </li>
      ))}
    </FooterColumn>
  )
}

function Contact() {
  const t = usePhrases('shell')
  const { supportEmail } = useSite()
  return (
    <FooterColumn title={t('footerContact')}>
      <li>
        <a className="footer-link" href={`mailto:${supportEmail}`}>
          <bdi dir="ltr">{supportEmail}</bdi>
        </a>
      </li>
      <li className="text-ink-3">{t('supportReply')}</li>
    </FooterColumn>
  )
}

function Legal() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <FooterColumn title={t('footerLegal')}>
      <li>
        <Link className="footer-link" to={paths.privacyPolicy()}>
          {t('privacyPolicy')}
        </Link>
      </li>
      <li>
        <Link className="footer-link" to={paths.terms()}>
          {t('terms')}
        </Link>
      </li>
    </FooterColumn>
  )
}

/** Stores and social networks, as far as the site has them. */
function Elsewhere() {
  const t = usePhrases('shell')
  const { links } = useSite()
  const labels: Record<SiteLink, string> = {
    appStore: t('appStore'),
    playStore: t('playStore'),
    ...socialNames,
  }
  // The keys of the table above, which `Object.keys` widens.
  const present = (Object.keys(labels) as SiteLink[]).filter((link) => links[link])
  if (present.length === 0) return null

  return (
    <FooterColumn title={t('footerFollow')}>
      {present.map((link) => (
        <li key={link}>
          <a className="footer-link" href={links[link]} rel="noopener">
            {labels[link]}
          </a>
        </li>
      ))}
    </FooterColumn>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 space-y-2.5 text-sm">{children}</ul>
    </div>
  )
}
