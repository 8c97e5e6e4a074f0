import type { AuditEntry } from '@qareeb/contract/audit'
import { Copy } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { nameOfDetail, valueOfDetail } from './detail-words.ts'

/** Further details of an entry, for support. Needs the phrases of `errors`. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const t = usePhrases('audit')
  const errors = usePhrases('errors')
  const { requestId, network, subject, details } = entry
  const facts = Object.entries(details)
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer py-1 text-ink-3 max-sm:py-2.5 hover:text-ink">
        {t('details')}
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 rounded-m bg-sunken p-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {network && <Fact name={t('network')} value={network} />}
        {subject && <Fact name={t('subject')} value={subject.text} />}
        {facts.map(([name, value]) => (
          <Fact
            key={name}
            name={nameOfDetail(name, { t })}
            value={valueOfDetail(name, value, { t, errors })}
          />
        ))}
        {requestId && (
          <>
            <dt className="text-ink-3">{t('request')}</dt>
            <dd className="flex items-center gap-2">
              <bdi dir="ltr" className="wrap-anywhere">
                {requestId}
              </bdi>
              <CopyRequest requestId={requestId} />
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-ink-3">
      <bdi>{name}</bdi>
    </dt>
    <dd className="wrap-anywhere">
      <bdi>{value}</bdi>
    </dd>
  </>
)

function CopyRequest({ requestId }: { requestId: string }) {
  const t = usePhrases('audit')
  const [copy] = useAction(async () => {
    await navigator.clipboard.writeText(requestId)
    toast(t('copied'), 'success')
  })
  return (
    <IconButton label={t('copyRequest')} onClick={copy}>
      <Copy className="size-4" aria-hidden />
    </IconButton>
  )
}
