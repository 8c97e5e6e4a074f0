import type { RegisterType } from '@qareeb/contract/users'
import { BriefcaseBusiness, BuildingComplex, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AuthPage } from '../auth-page.tsx'

const icons: Record<RegisterType, ReactNode> = {
  personal: <BriefcaseBusiness className="size-6" aria-hidden />,
  company: <BuildingComplex className="size-6" aria-hidden />,
}
const types = ['personal', 'company'] as const

/** The choice of the kind of account; two links, which work before scripts do. */
export function TypeChoice({ returnTo }: { returnTo: string | null }) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const name = useSite().name[useLocale()]
  const back = returnTo ?? undefined
  return (
    <AuthPage
      title={t('registerTitle')}
      lead={t('registerLead', { name })}
      footer={
        <>
          {t('haveAccount')}{' '}
          <TextLink className="roomy inline-block" to={paths.login({ returnTo: back })}>
            {t('signIn')}
          </TextLink>
        </>
      }
    >
      <ul className="grid gap-3">
        {types.map((type) => (
          <li key={type}>
            <Link
              to={paths.register({ type, returnTo: back })}
              className="flex items-center gap-4 rounded-m border border-line-strong p-4 transition-colors hover:border-brand hover:bg-brand-soft/40"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                {icons[type]}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`type.${type}`)}</span>
                <span className="mt-0.5 block text-sm text-ink-2">{t(`type.${type}Text`)}</span>
              </span>
              <ChevronRight className="flip-rtl size-5 shrink-0 text-ink-3" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </AuthPage>
  )
}
