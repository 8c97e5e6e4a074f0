import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yearOf } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { SiteLink } from '../page/request-context.ts'
import { useNow, useSite } from '../page/use-site.ts'
import { presetCities } from '../search-box/city-options.ts'
import { LogoMark } from './logo.tsx'

const socialNames = { x: 'X', instagram: 'Instagram', linkedin: 'LinkedIn', facebook: 'Facebook' } as const

/** Under every page; short where people do one thing. */
export function Footer({ isShort }: { isShort: boolean | undefined }) {
  const t = usePhrases('shell')
  const name = useSite().name[useLocale()]
  const year = yearOf(useNow())
  return (
    <footer className="footer">
      {!isShort && <Columns name={name} />}
      <ul className="footer-line">
        {isShort && <LegalLinks />}
        {isShort && <SupportLink />}
        <li>{t('rights', { year, name })}</li>
      </ul>
    </footer>
  )
}

/** What the site is, the way to every city, and how to reach the people behind it. */
function Columns({ name }: { name: string }) {
  const t = usePhrases('shell')
  return (
    <div className="footer-columns">
      <div>
        <p className="footer-name">
          <LogoMark size={28} />
          {name}
        </p>
        <p>{t('about')}</p>
      </div>
      <CityLinks />
      <div>
        <FooterColumn title={t('footerContact')}>
          <SupportLink />
          <li>{t('supportReply')}</li>
        </FooterColumn>
        <FooterColumn title={t('footerLegal')}>
          <LegalLinks />
        </FooterColumn>
        <FooterColumn title={t('footerCompanies')}>
          <CompanyLinks />
        </FooterColumn>
        <Elsewhere />
      </div>
    </div>
  )
}

function CityLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <FooterColumn title={t('footerCities')}>
      {presetCities.map((city) => (
        <li key={city}>
          <Link to={paths.searchIn(city)}>{t(`city.${city}`)}</Link>
        </li>
      ))}
    </FooterColumn>
  )
}

function SupportLink() {
  const { supportEmail } = useSite()
  return (
    <li>
      <a href={`mailto:${supportEmail}`}>
        <bdi dir="ltr">{supportEmail}</bdi>
      </a>
    </li>
  )
}

/** Guests register as a company first; which of the two is shown is known by the session alone. */
function CompanyLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  const form = paths.jobAdForm()
  const links = { 'for-guests': paths.register({ type: 'company', returnTo: form }), 'for-users': form }
  return Object.entries(links).map(([who, to]) => (
    <li key={who} className={who}>
      <Link to={to}>{t('publishJobAd')}</Link>
    </li>
  ))
}

function LegalLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  return (
    <>
      <li>
        <Link to={paths.privacyPolicy()}>{t('privacyPolicy')}</Link>
      </li>
      <li>
        <Link to={paths.terms()}>{t('terms')}</Link>
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
          <a href={links[link]} rel="noopener">
            {labels[link]}
          </a>
        </li>
      ))}
    </FooterColumn>
  )
}

const FooterColumn = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </div>
)
