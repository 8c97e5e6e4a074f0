import type { Locale } from '@qareeb/contract/locale'
import { type Editor, useEditorState } from '@tiptap/react'
import { Italic, LetterB, LetterH, Link2, List, ListOrdered, type LucideIcon, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LinkDialog } from './link-dialog.tsx'

type Tool = {
  key: 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'link' | 'undo'
  Icon: LucideIcon
  isPressed: (editor: Editor) => boolean
  /** @param askLink opens the dialog of links */
  run: (editor: Editor, askLink: () => void) => void
}

const tools: readonly Tool[] = [
  {
    key: 'bold',
    Icon: LetterB,
    isPressed: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    Icon: Italic,
    isPressed: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    Icon: LetterH,
    isPressed: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'list',
    Icon: List,
    isPressed: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    Icon: ListOrdered,
    isPressed: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'link',
    Icon: Link2,
    isPressed: (editor) => editor.isActive('link'),
    run: (_, askLink) => askLink(),
  },
  {
    key: 'undo',
    Icon: Undo2,
    isPressed: () => false,
    run: (editor) => editor.chain().focus().undo().run(),
  },
]

/** The tools of the editor. One stop for the Tab key; arrows go from tool to tool. */
export function Toolbar({ editor, locale }: { editor: Editor; locale: Locale }) {
  const t = usePhrases('jobAdForm')
  const [isLinking, setIsLinking] = useState(false)
  const pressed = useEditorState({
    editor,
    selector: ({ editor }) => tools.map(({ isPressed }) => isPressed(editor)),
  })
  return (
    <>
      {/* Arrow keys move between the buttons, as toolbars do. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="toolbar"
        aria-label={t('toolbar')}
        // It runs as the text under it does.
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        onKeyDown={moveFocus}
        className="flex flex-wrap gap-0.5 border-b border-line bg-sunken px-1.5 py-1"
      >
        {tools.map(({ key, Icon, run }, index) => (
          <button
            key={key}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={t(`tool.${key}`)}
            title={t(`tool.${key}`)}
            aria-pressed={key === 'undo' ? undefined : (pressed[index] ?? false)}
            onClick={() => run(editor, () => setIsLinking(true))}
            className={cx(
              'grid size-9 place-items-center rounded-s text-ink-2 hover:bg-surface aria-pressed:bg-brand-soft aria-pressed:text-brand-strong max-sm:size-10',
              key === 'undo' && 'ms-auto',
            )}
          >
            <Icon className="size-4" aria-hidden />
          </button>
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}
