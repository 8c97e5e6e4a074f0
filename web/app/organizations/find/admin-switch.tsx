import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ImpersonateDialog } from '../../identity/impersonation/impersonate-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CompanyFinder, type FoundCompany } from './company-finder.tsx'

type AdminSwitchProps = {
  /** The company that they work inside now, in words. */
  children?: ReactNode
}

/** Where platform administrators choose a company to work inside, among all of them. Needs `companies`, `dashboard`, `forms`. */
export function AdminSwitch({ children }: AdminSwitchProps) {
  const t = usePhrases('organizations')
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<FoundCompany | null>(null)
  const choose = (company: FoundCompany) => {
    setIsOpen(false)
    setChosen(company)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-13 w-full items-center gap-2 rounded-m px-3 py-1.5 hover:border-ink-3 hover:bg-sunken lg:border lg:border-line lg:bg-canvas"
      >
        {children ? (
          <>
            <span className="sr-only">{t('enterOther')}</span>
            {children}
          </>
        ) : (
          <span className="min-w-0 flex-1 truncate text-start font-semibold max-lg:text-sm max-lg:font-medium max-lg:text-ink-2">
            {t('enterTitle')}
          </span>
        )}
        <ChevronsUpDown className="size-4 shrink-0 text-ink-2" aria-hidden />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('enterTitle')}>
        <CompanyFinder onChoose={choose} />
      </Dialog>
      <ImpersonateDialog company={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
