import './editor.css'
import type { Locale } from '@qareeb/contract/locale'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { richText } from '../../ui/rich-text.ts'
import { cleanPasted } from './clean-pasted.ts'
import { markWords, showMarkedWords } from './mark-words.ts'
import { hasScheme } from './read-link.ts'
import { Toolbar } from './toolbar.tsx'

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
  plain: 'border-line-strong bg-surface focus-within:border-brand',
  invalid: 'border-danger bg-surface',
  suggested: 'border-dashed border-info bg-info-soft focus-within:border-brand',
} as const

/** Whether the server keeps the scheme of an address; typed ones may have none. */
const hasKeptScheme = (address: string) => !hasScheme(address) || /^(?:https?|mailto):/i.test(address)

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
    link: {
      openOnClick: false,
      isAllowedUri: (address, { defaultValidate }) => defaultValidate(address) && hasKeptScheme(address),
    },
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
    // Its styles would need an exception in the content security policy; the classes below replace them.
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
        ...(look === 'invalid' && { 'aria-invalid': 'true' }),
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
    <div className={cx('overflow-hidden rounded-m border', looks[look])}>
      {editor && <Toolbar editor={editor} locale={locale} />}
      <div className="max-h-[35rem] overflow-y-auto">
        <EditorContent editor={editor} />
      </div>
      {foot}
    </div>
  )
}
