import { documentTypes, photoTypes } from '@qareeb/contract/files'
import { openRegistration, type Organization } from '@qareeb/contract/organizations'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fetchBytes } from '../../files/pdf/fetch-bytes.ts'
import { scanText } from '../../files/scan-text.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { canBeRead } from '../../organizations/details/can-be-read.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { DocumentPhoto } from './document-photo.tsx'

const PdfPages = lazy(() => import('../../files/pdf/pdf-pages.tsx'))

/** Shows the commercial registration above the decision about it. A text of Word is downloaded from the row above. */
export function DocumentViewer({ organization }: { organization: Organization }) {
  const t = usePhrases('administration')
  const files = usePhrases('files')
  const { registration } = organization
  if (!registration) return null
  return (
    <div className="mt-4 grid gap-4">
      <p className="max-w-[60ch] text-sm text-pretty text-ink-2">{t('documentText')}</p>
      {!canBeRead(registration) ? (
        <p className="text-ink-2">{scanText(registration.scan, files)}</p>
      ) : registration.mediaType === documentTypes.pdf ? (
        // Another document starts a new view.
        <ShownDocument key={registration.id} organizationId={organization.id}>
          {(bytes, onFailed) => (
            <Suspense fallback={<Skeleton className="aspect-[1/1.41] w-full" />}>
              <PdfPages bytes={bytes} onFailed={onFailed} />
            </Suspense>
          )}
        </ShownDocument>
      ) : isPhoto(registration.mediaType) ? (
        <ShownDocument key={registration.id} organizationId={organization.id}>
          {(bytes, onFailed) => (
            <DocumentPhoto
              bytes={bytes}
              type={registration.mediaType}
              label={registration.name}
              onFailed={onFailed}
            />
          )}
        </ShownDocument>
      ) : (
        <p className="text-ink-2">{t('onlyDownload')}</p>
      )}
    </div>
  )
}

const isPhoto = (mediaType: string) => Object.values<string>(photoTypes).includes(mediaType)

type ShownDocumentProps = {
  organizationId: string
  children: (bytes: ArrayBuffer, onFailed: () => void) => ReactNode
}

/** Fetches the document on a press, since each look is written down. */
function ShownDocument({ organizationId, children }: ShownDocumentProps) {
  const t = usePhrases('administration')
  const call = useCall()
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [show, isFetching] = useAction(async () => {
    setHasFailed(false)
    const { downloadUrl } = await call(openRegistration, { query: { organizationId } })
    if (downloadUrl) setBytes(await fetchBytes(downloadUrl))
  })
  return (
    <div className="grid justify-items-start gap-4">
      {/* A disabled button would lose the focus. */}
      <Button kind="soft" aria-busy={isFetching} onClick={bytes ? () => setBytes(null) : show}>
        {t(bytes ? 'hideDocument' : 'showDocument')}
      </Button>
      {hasFailed && <p role="alert">{t('notShown')}</p>}
      {bytes && !hasFailed && <div className="w-full">{children(bytes, () => setHasFailed(true))}</div>}
    </div>
  )
}
