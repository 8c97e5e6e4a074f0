import { Briefcase } from 'lucide-react'
import { Link } from 'react-router'
import { SavedLink } from '../favorites/saved-link.tsx'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { cx } from '../ui/cx.ts'
import { AccountCorner } from './account-corner.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoMark } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Logo, search, theme, language and account; stays at the top while the page scrolls. */
export function Header({ isHiddenOnPhones = false }: { isHiddenOnPhones?: boolean | undefined }) {
  const t = usePhrases('shell')
  const paths = usePaths()
  const name = useSite().name[useLocale()]

  return (
    <header
      className={cx(
        'sticky top-(--banner,0px) z-30 h-16 border-b border-line bg-surface',
        isHiddenOnPhones && 'max-md:hidden',
      )}
    >
      <div className="mx-auto flex h-full max-w-[90rem] items-center gap-3 px-4 sm:px-6">
        <Link
          to={paths.home()}
          aria-label={t('homeLink', { name })}
          className="flex min-h-10 items-center gap-2.5 rounded-m text-brand-strong"
        >
          <LogoMark />
          <span className="text-[1.35rem] leading-none font-semibold md:max-lg:hidden">{name}</span>
        </Link>
        <div className="flex min-w-0 flex-1 justify-center">
          <HeaderSearch />
        </div>
        <SavedLink />
        <ApplicationsLink />
        <ThemeSwitch />
        <LanguageSwitch />
        <AccountCorner />
      </div>
    </header>
  )
}

/** The way of signed-in people to their applications; on phones the bar at the bottom leads there. */
function ApplicationsLink() {
  const t = usePhrases('shell')
  return (
    <Link
      to={usePaths().applications()}
      title={t('navigationApplications')}
      className="for-users grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink max-md:hidden"
    >
      <Briefcase className="size-5" aria-hidden />
      <span className="sr-only">{t('navigationApplications')}</span>
    </Link>
  )
}
