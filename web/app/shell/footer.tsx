import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { yearOf } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import type { SiteLink } from '../page/request-context.ts'
import { useNow, useSite } from '../page/use-site.ts'
import type { ReadingPage } from '../paths.ts'
import { presetCities } from '../search-box/city-options.ts'
import { LogoMark } from './logo.tsx'

const legalPages = ['privacy-policy', 'terms-and-conditions', 'account-deletion-manual'] as const

/** Under every page; short where people do one thing. */
export function Footer({ isShort }: { isShort: boolean | undefined }) {
  const t = usePhrases('shell')
  const name = useSite().name[useLocale()]
  const year = yearOf(useNow())
  return (
    <footer className="footer">
      {!isShort && <Columns name={name} />}
      <ul className="footer-line">
        {isShort && <PageLinks pages={legalPages} />}
        {isShort && <SupportLink />}
        <li>{t('rights', { year, name })}</li>
      </ul>
    </footer>
  )
}

/** The site's description, links to every city, and contacts. */
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
        <FooterColumn title={t('footerSite')}>
          <PageLinks pages={['about', 'partner', 'blog', 'faq']} />
          <PublishLinks />
        </FooterColumn>
        <FooterColumn title={t('footerContact')}>
          <SupportLink />
          <li>{t('supportReply')}</li>
        </FooterColumn>
        <FooterColumn title={t('footerLegal')}>
          <PageLinks pages={legalPages} />
        </FooterColumn>
        <Elsewhere />
      </div>
    </div>
  )
}

/** Guests register as a company first. */
function PublishLinks() {
  const t = usePhrases('shell')
  const paths = usePaths()
  const form = paths.jobAdForm()
  return (
    <>
      <li className="for-guests">
        <Link to={paths.register({ type: 'company', returnTo: form })}>{t('publishJobAd')}</Link>
      </li>
      <li className="for-users">
        <Link to={form}>{t('publishJobAd')}</Link>
      </li>
    </>
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

function PageLinks({ pages }: { pages: readonly ReadingPage[] }) {
  const t = usePhrases('shell')
  const paths = usePaths()
  return pages.map((page) => (
    <li key={page}>
      <Link to={paths.page(page)}>{t(`page.${page}`)}</Link>
    </li>
  ))
}

/** Stores and social networks, as far as the site has them. */
function Elsewhere() {
  const t = usePhrases('shell')
  // The keys of the site's own links, which `Object.entries` widens.
  const links = Object.entries(useSite().links) as [SiteLink, string | undefined][]
  const present = links.filter(([, address]) => address)
  if (present.length === 0) return null

  return (
    <FooterColumn title={t('footerFollow')}>
      {present.map(([link, address]) => (
        <li key={link}>
          <a href={address} rel="noopener">
            {t(`link.${link}`)}
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
