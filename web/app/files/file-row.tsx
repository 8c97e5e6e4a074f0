import { FileText, RotateCw, X } from 'lucide-react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { FileName } from './file-name.tsx'
import { formatSize } from './format-size.ts'
import { ProgressBar } from './progress-bar.tsx'
import { scanText } from './scan-text.ts'
import type { UploadState } from './upload-state.ts'

type FileRowProps = {
  /** Where the label of the field leads, unless an input stands beside it. */
  id?: string
  state: Exclude<UploadState, { kind: 'none' }>
  onRemove: () => void
  onRetry: () => void
}

/** A document that is uploading or stored: name, size, state, and the possible actions. */
export function FileRow({ id, state, onRemove, onRetry }: FileRowProps) {
  const t = usePhrases('files')
  const locale = useLocale()
  const { name, size } = state.kind === 'done' ? state.document : state.file
  const isRunning = state.kind === 'sending' || state.kind === 'checking'
  const canRetry = state.kind === 'failed' && state.canRetry

  return (
    <div
      id={id}
      className={cx(
        'rounded-m border bg-surface px-4 py-3',
        state.kind === 'failed' ? 'border-danger' : 'border-line-strong',
      )}
    >
      <div className="flex items-center gap-3">
        <FileText className="size-6 shrink-0 text-brand" aria-hidden />
        <div className="me-auto min-w-0 text-sm">
          <p className="font-medium">
            <FileName name={name} />
          </p>
          <span aria-live="polite" className="text-ink-3">
            <StateText state={state} size={formatSize(size, locale, t)} />
          </span>
        </div>
        {canRetry && (
          <IconButton label={t('retry')} onClick={onRetry}>
            <RotateCw className="size-5" aria-hidden />
          </IconButton>
        )}
        <IconButton label={t(isRunning ? 'cancel' : 'remove')} onClick={onRemove}>
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      {isRunning && (
        <ProgressBar
          label={t('sending')}
          share={state.kind === 'sending' ? state.sent / state.file.size : 1}
          className="mt-3"
        />
      )}
    </div>
  )
}

function StateText({ state, size }: { state: FileRowProps['state']; size: string }) {
  const t = usePhrases('files')
  if (state.kind === 'sending' && state.isWaiting) return t('waiting')
  if (state.kind === 'sending') return `${size} · ${t('sending')}`
  if (state.kind === 'checking') return `${size} · ${t('checking')}`
  if (state.kind === 'failed') return size
  return [size, t('uploaded'), scanText(state.document.scan, t)].filter(Boolean).join(' · ')
}
