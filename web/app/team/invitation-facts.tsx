import type { ReceivedInvitation } from '@qareeb/contract/invitations'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'

/** The facts of an invitation: its company, role, recipient and expiry. */
export function InvitationFacts({ invitation }: { invitation: ReceivedInvitation }) {
  const t = usePhrases('invitation')
  const { moment } = useFormats()
  const { organization, role, email, expiresAt } = invitation
  const name = readIn(useLocale(), organization.name).text
  return (
    <div className="rounded-m border border-line bg-canvas p-4 sm:p-5">
      <p className="flex items-center gap-3">
        <InitialsLogo colorKey={organization.id} name={name} imageUrl={organization.logoUrl} />
        <span className="min-w-0">
          {/* The name alone has its own direction; its line begins where the page does. */}
          <span className="block font-semibold wrap-anywhere">
            <BilingualText value={organization.name} />
          </span>
          {organization.verified && (
            <span className="flex items-center gap-1.5 text-sm text-brand">
              <BadgeCheck className="size-4" aria-hidden />
              {t('verified')}
            </span>
          )}
        </span>
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        <Fact name={t('role')}>{t(`role.${role}`)}</Fact>
        <Fact name={t('address')}>
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        </Fact>
        <Fact name={t('until')}>{moment(expiresAt)}</Fact>
      </dl>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd>{children}</dd>
  </>
)
