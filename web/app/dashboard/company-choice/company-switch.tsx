import type { Membership } from '@qareeb/contract/organizations'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { lacksRegistration } from '../lacks-registration.ts'
import { CompanyChoice } from './company-choice.tsx'
import { CompanyLine } from './company-line.tsx'

const NextCompany = lazy(() => import('./next-company.tsx'))

/**
 * The company that the reader acts for; pressed, it offers the others and a new one. Inside a company of others it offers
 * all that there are, to go on to the next.
 */
export function CompanySwitch() {
  const { profile, active } = useDashboard()
  if (active?.impersonatedUntil)
    return (
      <Suspense fallback={<Still organization={active.organization} />}>
        <NextCompany organization={active.organization} />
      </Suspense>
    )
  return active || profile.organizations.length > 0 ? <OwnCompanySwitch /> : null
}

/** The company while the switch of platform administrators is loading. */
const Still = ({ organization }: Pick<Membership, 'organization'>) => (
  <div className="flex min-h-13 items-center rounded-m px-2 py-1.5 lg:border lg:border-line lg:bg-canvas">
    <CompanyLine organization={organization} />
  </div>
)

function OwnCompanySwitch() {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { active, stats } = useDashboard()
  const isDocumentMissing = stats ? lacksRegistration(stats) : false
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-13 w-full items-center gap-2 rounded-m px-2 py-1.5 hover:border-ink-3 hover:bg-sunken lg:border lg:border-line lg:bg-canvas"
      >
        <span className="sr-only">{t('switchCompany')}</span>
        {active ? (
          <CompanyLine organization={active.organization} isDocumentMissing={isDocumentMissing} />
        ) : (
          <span className="min-w-0 flex-1 truncate text-start font-semibold">{t('yourCompanies')}</span>
        )}
        <ChevronsUpDown className="size-4 shrink-0 text-ink-2" aria-hidden />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('yourCompanies')}
        footer={
          <Link to={paths.createCompany()} onClick={close} className={buttonStyle({ kind: 'outline' })}>
            <Plus className="size-5" aria-hidden />
            {t('createAnother')}
          </Link>
        }
      >
        <CompanyChoice onChosen={close} />
      </Dialog>
    </>
  )
}
