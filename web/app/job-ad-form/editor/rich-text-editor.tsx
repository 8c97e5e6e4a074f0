import './editor.css'
import type { Locale } from '@qareeb/contract/locale'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Italic, LetterB, LetterH, Link2, List, ListOrdered, type LucideIcon, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { richText } from '../../ui/rich-text.ts'
import { cleanPasted } from './clean-pasted.ts'
import { markWords, showMarkedWords } from './mark-words.ts'

export type RichTextEditorProps = {
  id: string
  label: string
  locale: Locale
  html: string
  onHtml: (html: string) => void
  describedBy: string | undefined
  look: keyof typeof looks
  /** Words of the text to underline. */
  marked: readonly string[]
  /** Stands under the text. */
  foot: ReactNode
}

const looks = {
  plain: 'border-line-strong bg-surface',
  invalid: 'border-danger bg-surface',
  suggested: 'border-dashed border-info bg-info-soft',
} as const

/** Headings, lists, bold, italic and links, as the server keeps them; anything else that is pasted is dropped. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
  }),
  markWords,
]

/** The editor of a description in one language, with the direction of that language. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, locale, html, onHtml, describedBy, look, marked, foot } = props
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    // Its styles would need a hole in the content security policy; the classes below say the same.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        class: cx(
          'min-h-44 px-4 py-3 text-[0.95rem] break-words whitespace-pre-wrap outline-none lg:min-h-[18.25rem]',
          richText,
        ),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor }) => onHtml(editor.isEmpty ? '' : editor.getHTML()),
  })
  const shown = useRef(html)
  useEffect(() => {
    // Text that came from elsewhere: a suggestion, or the version of a colleague.
    if (editor && html !== shown.current && html !== (editor.isEmpty ? '' : editor.getHTML()))
      editor.commands.setContent(html, { emitUpdate: false })
    shown.current = html
  }, [editor, html])
  useEffect(() => {
    if (editor) showMarkedWords(editor.view, marked)
  }, [editor, marked, html])
  return (
    <div className={cx('overflow-hidden rounded-m border focus-within:border-brand', looks[look])}>
      {editor && <Toolbar editor={editor} locale={locale} />}
      <div className="max-h-[35rem] overflow-y-auto">
        <EditorContent editor={editor} />
      </div>
      {foot}
    </div>
  )
}

type Tool = {
  key: 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'link' | 'undo'
  Icon: LucideIcon
  isPressed: (editor: Editor) => boolean
  run: (editor: Editor, ask: () => string | null) => void
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
    run: (editor, ask) => {
      if (editor.isActive('link')) return editor.chain().focus().unsetLink().run()
      const href = ask()
      return href && editor.chain().focus().setLink({ href }).run()
    },
  },
  {
    key: 'undo',
    Icon: Undo2,
    isPressed: () => false,
    run: (editor) => editor.chain().focus().undo().run(),
  },
]

/** One stop for the Tab key; arrows go from tool to tool. */
function Toolbar({ editor, locale }: { editor: Editor; locale: Locale }) {
  const t = usePhrases('jobAdForm')
  const pressed = useEditorState({
    editor,
    selector: ({ editor }) => tools.map(({ isPressed }) => isPressed(editor)),
  })
  return (
    // Arrow keys move between the buttons, as toolbars do.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
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
          onClick={() => run(editor, () => window.prompt(t('tool.linkAddress'), 'https://'))}
          className={cx(
            'grid size-9 place-items-center rounded-s text-ink-2 hover:bg-surface aria-pressed:bg-brand-soft aria-pressed:text-brand-strong max-sm:size-10',
            key === 'undo' && 'ms-auto',
          )}
        >
          <Icon className="size-4" aria-hidden />
        </button>
      ))}
    </div>
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
