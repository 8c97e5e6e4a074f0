import type { Organization } from '@qareeb/contract/organizations'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { DetailsProps } from '../details/details-props.ts'
import { isRenamed } from '../details/is-renamed.ts'
import { RegistrationDocument } from '../details/registration-document.tsx'
import { RejectionReason } from '../details/rejection-reason.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StatusBadge } from './status-badge.tsx'
import { VerifyDialog } from './verify-dialog.tsx'
import { hasNewDocument, whyNotVerify } from './why-not-verify.ts'

type VerificationSectionProps = DetailsProps & {
  /** The document itself, where it is shown before the decision about it. */
  children?: ReactNode
}

/** How the company stands with its verification, and the document that it rests on. */
export function VerificationSection({ children, ...props }: VerificationSectionProps) {
  const t = usePhrases('organizations')
  const { organization, isInspected } = props
  return (
    <SectionCard id="verification" title={t('verification')}>
      <State organization={organization} isInspected={isInspected} />
      <div className="mt-6 border-t border-line pt-6">
        <RegistrationDocument {...props} />
        {children}
      </div>
      {isInspected && <Decisions {...props} />}
    </SectionCard>
  )
}

type StateProps = Pick<DetailsProps, 'organization' | 'isInspected'>

function State({ organization, isInspected }: StateProps) {
  const t = usePhrases('organizations')
  const { verificationStatus, verifiedAt, rejection, waitingSince, registration } = organization
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge status={verificationStatus} hasRegistration={registration !== null} />
        {verifiedAt && (
          <span className="text-ink-2">{t('verifiedOn', { date: formatDate(verifiedAt) })}</span>
        )}
      </p>
      {verificationStatus === 'pending' && !isInspected && (
        <p className="text-ink-2">{t(waitingText(organization))}</p>
      )}
      {hasNewDocument(organization) && waitingSince && (
        <p className="text-ink-2">
          {isInspected ? t('newDocumentSince', { date: formatDate(waitingSince) }) : t('newDocumentText')}
        </p>
      )}
      {rejection && (
        <div className="rounded-m bg-danger-soft px-4 py-3">
          <p className="font-medium text-danger">{t('rejectedOn', { date: formatDate(rejection.at) })}</p>
          <p className="mt-1 text-sm text-ink-2">{t('reason')}</p>
          <RejectionReason reason={rejection.reason} />
          {!isInspected && <p className="mt-2 text-sm text-ink-2">{t('rejectedText')}</p>}
        </div>
      )}
    </div>
  )
}

/** The text for a company that waits for its verification. */
function waitingText(organization: Organization) {
  if (!organization.registration) return 'pendingWithoutDocument'
  return isRenamed(organization) ? 'renamedText' : 'pendingText'
}

/** The decisions of a platform administrator. */
function Decisions({ organization, onChange }: DetailsProps) {
  const t = usePhrases('organizations')
  const [open, setOpen] = useState<'verify' | 'reject' | null>(null)
  const dialog = { company: organization, onClose: () => setOpen(null), onDecided: onChange }
  const whyNot = whyNotVerify(organization)
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
      <Button
        disabled={whyNot !== null}
        aria-describedby={whyNot === 'infected' ? 'verify-why-not' : undefined}
        onClick={() => setOpen('verify')}
      >
        {t('verify')}
      </Button>
      <Button
        kind="danger"
        disabled={organization.verificationStatus === 'rejected'}
        onClick={() => setOpen('reject')}
      >
        {t('reject')}
      </Button>
      {whyNot === 'infected' && (
        <p id="verify-why-not" className="w-full text-sm text-ink-2">
          {t('verifyInfected')}
        </p>
      )}
      <VerifyDialog {...dialog} isOpen={open === 'verify'} />
      <RejectDialog {...dialog} isOpen={open === 'reject'} />
    </div>
  )
}
