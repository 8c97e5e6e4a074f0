import './letter-editor.css'
import {
  messageBounds,
  misspelled,
  type Placeholder,
  placeholders,
} from '@qareeb/contract/candidates/placeholders'
import type { Locale } from '@qareeb/contract/locale'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { letterPlaceholder, toDocument } from './letter-node.ts'

export type LetterEditorProps = {
  locale: Locale
  label: string
  text: string
  onText: (text: string) => void
  /** Why the answer cannot leave with this text. */
  problem: string | null
}

const plain = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
})

/** The editor of a letter in one language. Placeholders are inserted by buttons and deleted as one. */
export default function LetterEditor({ locale, label, text, onText, problem }: LetterEditorProps) {
  const t = usePhrases('answering')
  const problemId = useId()
  const greetingId = useId()
  const labels = useLabels()
  const editor = useLetterEditor({
    locale,
    label,
    text,
    onText,
    labels,
    describedBy: `${greetingId} ${problemId}`,
  })
  const wrong = misspelled(text)
  const said = wrong.length > 0 ? t('misspelled', { found: wrong.join(' ') }) : problem
  return (
    <div className="grid gap-1">
      <p id={greetingId} className="text-sm text-ink-2">
        {t('greetingFirst')}
      </p>
      <div
        className={cx(
          'overflow-hidden rounded-m border bg-surface focus-within:border-brand focus-within:ring-2 focus-within:ring-brand',
          said === null ? 'border-line-strong' : 'border-danger',
        )}
      >
        <div className="max-h-72 overflow-y-auto">
          <EditorContent editor={editor} />
        </div>
        <Insert editor={editor} labels={labels} length={text.length} />
      </div>
      <p id={problemId} role="status" className="min-h-5 text-sm text-danger">
        {said}
      </p>
    </div>
  )
}

type LetterEditing = Pick<LetterEditorProps, 'locale' | 'label' | 'text' | 'onText'> & {
  labels: Record<Placeholder, string>
  describedBy: string
}

function useLetterEditor({ locale, label, text, onText, labels, describedBy }: LetterEditing) {
  const editor = useEditor({
    extensions: [plain, letterPlaceholder.configure({ labels })],
    content: toDocument(text),
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      // The dialog closes by this key; the editor would keep it to itself.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        class: 'min-h-40 px-4 py-3 break-words whitespace-pre-wrap outline-none leading-7',
      },
    },
    onUpdate: ({ editor }) => {
      shown.current = editor.getText({ blockSeparator: '\n' })
      onText(shown.current)
    },
  })
  const shown = useRef(text)
  useEffect(() => {
    // A text that came from elsewhere: a template, or the sentence of another reason.
    if (!editor || text === shown.current) return
    shown.current = text
    editor.commands.setContent(toDocument(text), { emitUpdate: false })
  }, [editor, text])
  return editor
}

type InsertProps = { editor: Editor | null; labels: Record<Placeholder, string>; length: number }

/** Buttons that put a placeholder where the cursor stands, and the length of the text. */
function Insert({ editor, labels, length }: InsertProps) {
  const t = usePhrases('answering')
  const { number } = useFormats()
  const insert = (key: Placeholder) =>
    editor?.chain().focus().insertContent({ type: 'placeholder', attrs: { key } }).run()
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line bg-canvas px-3 py-2 text-[0.8125rem]">
      <span className="text-ink-3">{t('insert')}</span>
      {placeholders.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => insert(key)}
          className="inline-flex h-8 items-center gap-1 rounded-full border border-line-strong bg-surface px-2.5 hover:bg-sunken max-sm:h-10"
        >
          <Plus className="size-3.5" aria-hidden />
          {labels[key]}
        </button>
      ))}
      <span dir="ltr" className="ms-auto text-ink-3 tabular-nums">
        {t('letters', { count: number(length), most: number(messageBounds.text) })}
      </span>
    </div>
  )
}

/** The words on placeholders, in the language of the page. */
function useLabels(): Record<Placeholder, string> {
  const t = usePhrases('answering')
  return {
    name: t('placeholder.name'),
    jobAd: t('placeholder.jobAd'),
    branch: t('placeholder.branch'),
    company: t('placeholder.company'),
    keptUntil: t('placeholder.keptUntil'),
  }
}
