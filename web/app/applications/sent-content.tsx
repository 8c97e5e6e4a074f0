import type { Application } from '@qareeb/contract/candidates/applications'
import type { ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { ApplicationActions } from './application-actions.ts'
import { SentFile } from './sent-file.tsx'

/** The data of the sender that the company has. */
export function SentContent({
  application,
  onReplaceFile,
}: { application: Application } & Pick<ApplicationActions, 'onReplaceFile'>) {
  const { sent, withdrawnAt } = application
  const t = usePhrases('applications')
  return (
    <section>
      <h3 className="mb-3 font-semibold">{t('sent')}</h3>
      <dl className="grid gap-3 text-sm sm:grid-cols-[8rem_1fr]">
        <Row label={t('name')}>
          <bdi>{sent.name}</bdi>
        </Row>
        <Row label={t('email')}>
          <bdi dir="ltr">{sent.email}</bdi>
        </Row>
        {sent.phone !== null && (
          <Row label={t('phone')}>
            <bdi dir="ltr">{sent.phone}</bdi>
          </Row>
        )}
        <Row label={t('file')}>
          <SentFile application={application} onReplace={onReplaceFile} />
        </Row>
        <Row label={t('message')}>
          <span dir="auto" className="block max-w-[65ch] wrap-anywhere whitespace-pre-line">
            {sent.message || t(withdrawnAt === null ? 'noMessage' : 'erased')}
          </span>
        </Row>
      </dl>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere max-sm:mb-1">{children}</dd>
  </>
)
