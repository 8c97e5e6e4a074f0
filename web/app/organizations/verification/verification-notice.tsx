import type { VerificationStatus } from '@qareeb/contract/job-ads'
import { getOrganization } from '@qareeb/contract/organizations'
import { FileUp, Hourglass, TriangleExclamationPoint } from 'lucide-react'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { isRenamed } from '../details/is-renamed.ts'
import { RejectionReason } from '../details/rejection-reason.tsx'
import { OpenItems } from '../settings/open-items.tsx'

type VerificationNoticeProps = {
  status: VerificationStatus
  /** Whether it has a page for visitors nevertheless. */
  isPublic: boolean
  /** Whether it has sent no document so far; null until known. */
  isDocumentMissing: boolean | null
}

/** Tells the team of an unverified company its next steps. */
export function VerificationNotice({ status, isPublic, isDocumentMissing }: VerificationNoticeProps) {
  const t = usePhrases('organizations')
  if (status === 'verified') return null
  const isRejected = status === 'rejected'
  const kind = isRejected ? 'rejected' : isDocumentMissing ? 'missing' : 'pending'
  const { Icon, title } = looks[kind]
  const isKnown = isRejected || isDocumentMissing !== null

  return (
    <section
      aria-labelledby="verification-notice"
      className={cx(
        'mb-6 rounded-l border p-5',
        isRejected ? 'border-danger bg-danger-soft' : 'border-warn bg-warn-soft',
      )}
    >
      <div
        className={cx(
          'flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2',
          !isKnown && 'invisible',
        )}
      >
        <h2 id="verification-notice" className="flex items-center gap-2.5 font-semibold">
          <Icon className={cx('size-5 shrink-0', isRejected ? 'text-danger' : 'text-warn')} aria-hidden />
          {t(title)}
        </h2>
        <NextStep kind={kind} />
      </div>
      {isRejected && <Reason />}
      <OpenItems isRenamed={isRenamed({ verificationStatus: status, isPublic })} />
    </section>
  )
}

type Kind = 'missing' | 'pending' | 'rejected'

const looks = {
  missing: { Icon: FileUp, title: 'noticeMissing', step: 'uploadFirst' },
  pending: { Icon: Hourglass, title: 'noticePending', step: 'toDetails' },
  rejected: { Icon: TriangleExclamationPoint, title: 'noticeRejected', step: 'uploadNew' },
} as const

/** The way to the document: a button where the company has to send one. */
function NextStep({ kind }: { kind: Kind }) {
  const t = usePhrases('organizations')
  const paths = usePaths()
  return (
    <Link
      to={paths.companyDetails()}
      className={
        kind === 'pending'
          ? 'inline-flex min-h-6 items-center max-sm:min-h-10 font-medium underline underline-offset-4'
          : buttonStyle({ size: 'small' })
      }
    >
      {t(looks[kind].step)}
    </Link>
  )
}

/** The reason of the rejection, which the frame does not load. If the call fails, the company details still show it. */
function Reason() {
  const t = usePhrases('organizations')
  const { data: organization } = useQueryOf(getOrganization, { query: {} })
  if (!organization?.rejection) return null
  return (
    <div className="mt-3">
      <p className="text-sm text-ink-2">{t('reason')}</p>
      <RejectionReason reason={organization.rejection.reason} />
    </div>
  )
}
