import { useEffect, useId, useRef } from 'react'
import { FieldFrame } from '../forms/field-frame.tsx'
import { useHydrated } from '../page/use-store.ts'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { type UploadOptions, useUpload } from './use-upload.ts'

type FileFieldProps = UploadOptions & {
  /** Where the summary of a form leads. */
  id?: string
  label: string
  hint?: string
  isOptional?: boolean
  /** The form's error of the field, e.g. that it is missing. */
  error?: string | undefined
}

/**
 * One document of a form. It is sent as soon as it is chosen, by a button or by dragging it here, so that the form
 * itself is sent at once; it survives an error and a reload.
 */
export function FileField({ id: givenId, label, hint, isOptional, error, ...options }: FileFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const isHydrated = useHydrated()
  const upload = useUpload(options)
  const { state } = upload
  const problem = state.kind === 'failed' ? state.text : error
  const box = useRef<HTMLDivElement>(null)
  // In place of one that has failed, another can be chosen at once.
  const canChoose = state.kind === 'none' || state.kind === 'failed'
  useEffect(() => {
    if (state.kind === 'failed') document.getElementById(`${id}-error`)?.scrollIntoView({ block: 'nearest' })
  }, [state, id])
  useFocusWhenReplaced(canChoose ? state.kind : 'row', () => box.current?.focus())

  return (
    <FieldFrame id={id} label={label} hint={hint} isOptional={isOptional} error={problem}>
      <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-2 rounded-m">
        {state.kind !== 'none' && (
          <FileRow
            {...(!canChoose && { id })}
            state={state}
            onRemove={upload.remove}
            onRetry={upload.retry}
          />
        )}
        {canChoose && (
          <FileDrop
            id={id}
            purpose={options.purpose}
            onChoose={upload.choose}
            isDisabled={!isHydrated}
            isInvalid={problem !== undefined}
          />
        )}
      </div>
    </FieldFrame>
  )
}
