import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { barStyle, Dialog, DialogBody, titleStyle } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'

type ApplyFrameProps = {
  title: string
  /** False once the message after sending shows it in larger letters. */
  isTitleShown: boolean
  /** The picture of the company, where the ad is out of sight. */
  lead: ReactNode
  /** The name of the company. */
  under: ReactNode
  /** Beside the ad, which stays readable; else above it. */
  isPanel: boolean
  onClose: () => void
  children: ReactNode
}

/** The frame of the form: a sheet on phones, a panel beside the ad on wide windows. */
export const ApplyFrame = ({ isPanel, ...frame }: ApplyFrameProps) =>
  isPanel ? <Panel {...frame} /> : <Dialog isOpen isTall {...frame} />

/** It takes the focus when it opens; the ad scrolls alone. */
function Panel({ title, isTitleShown, under, onClose, children }: Omit<ApplyFrameProps, 'isPanel' | 'lead'>) {
  const t = usePhrases('ui')
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // A list under a field uses the key to close itself.
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) =>
    key === 'Escape' && !defaultPrevented && onClose()
  return (
    // Keys bubble up from the fields; the panel itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="dialog" aria-labelledby={titleId} onKeyDown={closeOnEscape} className="apply-panel">
      <div className={barStyle(isTitleShown)}>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={titleId} tabIndex={-1} className={titleStyle(isTitleShown)}>
            {title}
          </h2>
          {under}
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      <DialogBody className="px-5 pt-4">{children}</DialogBody>
    </div>
  )
}
