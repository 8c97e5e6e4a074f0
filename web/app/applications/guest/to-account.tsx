import { useState } from 'react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { AccountForm } from './account-form.tsx'

type ToAccountProps = { token: string; email: string; hasAccount: boolean }

/** Offers a guest the account that keeps the applications of this address: one step, since the link has proved it. */
export function ToAccount({ token, email, hasAccount }: ToAccountProps) {
  const t = usePhrases('applications')
  const paths = usePaths()
  const [isOpen, setIsOpen] = useState(false)
  if (useSession()) return null
  return (
    <section aria-labelledby="to-account" className="grid gap-5 rounded-l bg-brand-soft p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="to-account" className="font-semibold">
            {t(hasAccount ? 'signInTitle' : 'createAccountTitle')}
          </h2>
          <p className="text-ink-2">{t(hasAccount ? 'signInText' : 'createAccountText')}</p>
        </div>
        {hasAccount && (
          <Link to={paths.login({ returnTo: paths.applications() })} className={buttonStyle({})}>
            {t('signIn')}
          </Link>
        )}
        {!hasAccount && !isOpen && <Button onClick={() => setIsOpen(true)}>{t('createAccount')}</Button>}
      </div>
      {isOpen && (
        <div className="rounded-m bg-surface p-4 sm:p-5">
          <AccountForm token={token} email={email} />
        </div>
      )}
    </section>
  )
}
