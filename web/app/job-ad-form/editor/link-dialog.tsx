import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described, inputStyle } from '../../forms/input-style.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { readLink } from './read-link.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Asks where the selected words lead, and removes a link. The focus goes back to the text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = usePhrases('jobAdForm')
  const [present] = useState(() => presentLink(editor))
  const [typed, setTyped] = useState(present ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const address = readLink(typed)
  const close = () => {
    onClose()
    // The closed dialog gives the focus to the button first.
    requestAnimationFrame(() => editor.commands.focus())
  }
  const save = () => {
    setIsAsked(true)
    if (address === null) return field.current?.focus()
    setLink(editor, { address, typed: typed.trim() })
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('tool.link')}
      footer={<Buttons onRemove={present === null ? null : remove} onCancel={close} onSave={save} />}
    >
      <AddressField
        ref={field}
        typed={typed}
        error={isAsked && address === null ? t('tool.linkInvalid') : undefined}
        onType={setTyped}
        onEnter={save}
      />
    </Dialog>
  )
}

type ButtonsProps = { onRemove: (() => void) | null; onCancel: () => void; onSave: () => void }

function Buttons({ onRemove, onCancel, onSave }: ButtonsProps) {
  const t = usePhrases('jobAdForm')
  return (
    <>
      {onRemove && (
        <Button kind="quiet" onClick={onRemove} className="me-auto">
          {t('tool.removeLink')}
        </Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button onClick={onSave}>{t('tool.setLink')}</Button>
    </>
  )
}

type AddressFieldProps = {
  ref: Ref<HTMLInputElement>
  typed: string
  error: string | undefined
  onType: (typed: string) => void
  onEnter: () => void
}

function AddressField({ ref, typed, error, onType, onEnter }: AddressFieldProps) {
  const t = usePhrases('jobAdForm')
  const id = useId()
  const hint = t('tool.linkHint')
  // The dialog stands inside the form of the ad, which Enter would save.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <FieldFrame id={id} label={t('tool.linkAddress')} error={error} hint={hint}>
      <input
        ref={ref}
        id={id}
        type="text"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        {...described(id, error, hint)}
        className={inputStyle}
      />
    </FieldFrame>
  )
}

/** The address of the link in which the selection stands. */
function presentLink(editor: Editor): string | null {
  const { href } = editor.getAttributes('link')
  return typeof href === 'string' ? href : null
}

/** Links the selected words, or the link in which the cursor stands; where nothing is selected the address is written. */
function setLink(editor: Editor, { address, typed }: { address: string; typed: string }) {
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  if (!isNew) return editor.chain().extendMarkRange('link').setLink({ href: address }).run()
  const marks = [{ type: 'link', attrs: { href: address } }]
  return editor.chain().insertContent({ type: 'text', text: typed, marks }).run()
}
