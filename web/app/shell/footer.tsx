import { cityPresets, type PresetCity } from '@qareeb/contract/cities'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yearOf } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { SiteLink } from '../request-context.ts'
import { cx } from '../ui/cx.ts'
import { LogoMark } from './logo.tsx'
import { useNow, useSite } from './use-site.ts'

const socialNames = { x: 'X', instagram: 'Instagram', linkedin: 'LinkedIn', facebook: 'Facebook' } as const

/** Under every page; short where people came to do one thing. */
export const Footer = ({ isShort = false }: { isShort?: boolean | undefined }) => (
  <footer className="border-t border-line bg-surface">{isShort ? <OneLine /> : <Columns />}</footer>
)

/** What the site is, the way to every city, and how to reach the people behind it. */
function Columns() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { name } = useSite()

  return (
    <>
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-6 px-4 py-8 sm:gap-x-10 sm:gap-y-8 sm:px-6 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-w-xs max-sm:col-span-2">
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
        <Rights />
      </p>
    </>
  )
}

const OneLine = () => (
  <ul className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-6 px-4 py-3 text-sm sm:px-6">
    <LegalLinks />
    <SupportLink />
    <li className="text-xs text-ink-3">
      <Rights />
    </li>
  </ul>
)

function Rights() {
  const t = usePhrases('shell')
  const { name } = useSite()
  return t('rights', { year: yearOf(useNow()), name: name[useLocale()] })
}

function CityLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <FooterColumn title={t('footerCities')} isTall>
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
  return (
    <FooterColumn title={t('footerContact')}>
      <SupportLink />
      <li className="text-ink-3">{t('supportReply')}</li>
    </FooterColumn>
  )
}

function SupportLink() {
  const { supportEmail } = useSite()
  return (
    <li>
      <a className="footer-link" href={`mailto:${supportEmail}`}>
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {supportEmail}
        </bdi>
      </a>
    </li>
  )
}

function Legal() {
  const t = usePhrases('shell')
  return (
    <FooterColumn title={t('footerLegal')}>
      <LegalLinks />
    </FooterColumn>
  )
}

function LegalLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <>
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
    </>
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

type FooterColumnProps = {
  title: string
  /** So long that on phones two others stand beside it. */
  isTall?: boolean
  children: ReactNode
}

const FooterColumn = ({ title, isTall, children }: FooterColumnProps) => (
  <div className={cx(isTall && 'max-sm:row-span-2')}>
    <h2 className="text-sm font-semibold">{title}</h2>
    <ul className="mt-1 text-sm sm:mt-3 sm:space-y-2.5">{children}</ul>
  </div>
)
