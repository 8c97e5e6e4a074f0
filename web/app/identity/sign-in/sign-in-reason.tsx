import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { cx } from '../../ui/cx.ts'

type SignInReasonProps = {
  /** Why the last session is over, from the address. */
  ended: string | null
  /** Where the person wanted to go. */
  returnTo: string | null
}

/** Why somebody has to sign in: the session has ended, or the page that they wanted is about its reader. */
export function SignInReason({ ended, returnTo }: SignInReasonProps) {
  const t = usePhrases('identity')
  const paths = usePaths()
  const [wanted] = returnTo?.split('?') ?? []
  if (ended === 'expired') return <Notice isWarning>{t('ended.expired')}</Notice>
  if (ended === 'disabled') {
    return (
      <Notice isWarning>
        {t('ended.disabled')} <SupportAddress />
      </Notice>
    )
  }
  if (wanted === paths.profile()) return <Notice>{t('wanted.profile')}</Notice>
  if (wanted === paths.changeEmail()) return <Notice>{t('wanted.changeEmail')}</Notice>
  if (wanted === paths.invite()) return <Notice>{t('wanted.invitation')}</Notice>
  return null
}

function Notice({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  return (
    <div
      role="status"
      className={cx(
        'mb-5 flex gap-3 rounded-m px-4 py-3 text-sm',
        isWarning ? 'bg-warn-soft text-warn' : 'bg-brand-soft text-brand-strong',
      )}
    >
      <Info className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p>{children}</p>
    </div>
  )
}

function SupportAddress() {
  const { supportEmail } = useSite()
  return (
    <a href={`mailto:${supportEmail}`} className="underline underline-offset-2">
      <bdi dir="ltr">{supportEmail}</bdi>
    </a>
  )
}
