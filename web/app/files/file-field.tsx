import { useEffect, useId, useRef } from 'react'
import { FieldFrame } from '../forms/field-frame.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { type UploadOptions, useUpload } from './use-upload.ts'

type FileFieldProps = UploadOptions & {
  label: string
  hint?: string
  isOptional?: boolean
  /** What is wrong with the field as the form sees it, e.g. that it is missing. */
  error?: string | undefined
}

/**
 * One document of a form. It is sent as soon as it is chosen, by a button or by dragging it here, so that the form
 * itself is sent at once; it survives an error and a reload.
 */
export function FileField({ label, hint, isOptional, error, ...options }: FileFieldProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const upload = useUpload(options)
  const { state } = upload
  const box = useRef<HTMLDivElement>(null)
  const isEmpty = state.kind === 'none'
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    // What had the focus is gone with the old content; who used it goes on here.
    if (wasEmpty.current !== isEmpty && document.activeElement === document.body) box.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={state.kind === 'failed' ? state.text : error}
    >
      <div ref={box} tabIndex={-1} className="rounded-m">
        {isEmpty ? (
          <FileDrop id={id} onChoose={upload.choose} isDisabled={!isHydrated} isInvalid={Boolean(error)} />
        ) : (
          <FileRow id={id} state={state} onRemove={upload.remove} onRetry={upload.retry} />
        )}
      </div>
    </FieldFrame>
  )
}
