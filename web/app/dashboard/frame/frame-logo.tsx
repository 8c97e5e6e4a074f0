import { Link } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { LogoMark } from '../../shell/logo.tsx'

/** The way to the home page of the site. */
export function FrameLogo({ isRail = false }: { isRail?: boolean }) {
  const t = usePhrases('shell')
  const name = useSite().name[useLocale()]
  return (
    <Link
      to={usePaths().home()}
      aria-label={t('homeLink', { name })}
      className="flex items-center gap-2.5 rounded-m px-2 py-1.5 text-brand-strong"
    >
      <LogoMark />
      {!isRail && <span className="text-[1.35rem] leading-none font-semibold">{name}</span>}
    </Link>
  )
}
