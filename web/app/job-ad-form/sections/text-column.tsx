import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { lazy } from 'react'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { fetchPart } from '../../http/fetch-part.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { readingLengthOf } from '../quality/reading-length.ts'
import { replaceWords } from '../quality/replace-words.ts'
import { notesId, WordingNotes } from '../quality/wording-notes.tsx'
import { type FoundWording, type TextField, wordingOf } from '../quality/wording.ts'
import { SuggestionStrip } from '../suggestions/suggestion-strip.tsx'
import { fieldId } from '../typed/field-names.ts'
import { LineField } from './line-field.tsx'
import { SecondLanguage } from './second-language.tsx'
import type { SectionProps } from './section-props.ts'

const RichTextEditor = lazy(() => fetchPart(import('../editor/rich-text-editor.tsx')))

type TextColumnProps = SectionProps & { locale: Locale }

/** Title and description in one language, with remarks on their words and their suggestion. */
export function TextColumn(props: TextColumnProps) {
  const t = usePhrases('jobAdForm')
  const { typed, change, locale, marks, names } = props
  const found = wordingOf(typed, names).filter(({ field }) => field.endsWith(`.${locale}`))
  const replace = ({ field, text, instead }: FoundWording) => {
    const part = field.startsWith('title') ? 'title' : 'description'
    change((now) => ({
      ...now,
      [part]: { ...now[part], [locale]: replaceWords(now[part][locale], text, instead) },
    }))
  }
  const notesOf = (name: TextField) => <WordingNotes name={name} found={found} onReplace={replace} />
  return (
    <div className="grid min-w-0 content-start gap-5 min-[1180px]:row-span-3 min-[1180px]:gap-3 min-[1180px]:grid-rows-subgrid">
      {/* Both languages stand on one line, also where the offer of one of them takes two. */}
      <div className="flex min-h-10 flex-wrap items-start justify-between gap-2 max-[1179px]:min-h-0">
        <p className="flex min-h-10 items-center text-sm font-semibold max-[1179px]:sr-only">
          {t(locale === 'ar' ? 'arabic' : 'english')}
        </p>
        <SuggestionStrip typed={typed} change={change} marks={marks} locale={locale} />
      </div>
      <div>
        <Title {...props} />
        {notesOf(`title.${locale}`)}
      </div>
      <div>
        <Description {...props} found={found} />
        {notesOf(`description.${locale}`)}
        <SecondLanguage typed={typed} change={change} marks={marks} locale={locale} />
      </div>
    </div>
  )
}

function Title({ typed, change, errors, marks, locale }: TextColumnProps) {
  const t = usePhrases('jobAdForm')
  const language = t(locale === 'ar' ? 'arabic' : 'english')
  const name = `title.${locale}` as const
  return (
    <LineField
      name={name}
      label={`${t('title')} (${language})`}
      error={errors[name]}
      notesId={notesId(name)}
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
      most={jobAdBounds.title.max}
      isCounted
      isSuggested={marks.fields.includes(name)}
      text={typed.title[locale]}
      onText={(text) => {
        marks.settle([name])
        change((now) => ({ ...now, title: { ...now.title, [locale]: text } }))
      }}
    />
  )
}

function Description({
  typed,
  change,
  errors,
  marks,
  locale,
  found,
}: TextColumnProps & { found: readonly FoundWording[] }) {
  const t = usePhrases('jobAdForm')
  const name = `description.${locale}` as const
  const id = fieldId(name)
  const error = errors[name]
  const label = `${t('description')} (${t(locale === 'ar' ? 'arabic' : 'english')})`
  return (
    <>
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <LazyPart fallback={<div className="h-80 rounded-m border border-line bg-sunken" />}>
        <RichTextEditor
          id={id}
          label={label}
          locale={locale}
          html={typed.description[locale]}
          onHtml={(html) => {
            marks.settle([name])
            change((now) => ({ ...now, description: { ...now.description, [locale]: html } }))
          }}
          describedBy={error ? `${id}-error ${notesId(name)}` : undefined}
          look={error ? 'invalid' : marks.fields.includes(name) ? 'suggested' : 'plain'}
          marked={found.filter(({ field, isRefused }) => field === name && isRefused).map(({ text }) => text)}
          foot={<ReadingLength html={typed.description[locale]} />}
        />
      </LazyPart>
      <FieldErrorText id={id} error={error} />
    </>
  )
}

/** Words, the time they take to read, and how many letters are left. */
function ReadingLength({ html }: { html: string }) {
  const t = usePhrases('jobAdForm')
  const { number } = useFormats()
  const { words, minutes, letters } = readingLengthOf(html)
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 py-1.5 text-xs text-ink-3">
      <span>
        {words === 0
          ? t('noWords')
          : `${t('words', { count: words })} · ${minutes === 0 ? t('underMinute') : t('minutes', { count: minutes })}`}
      </span>
      <bdi dir="ltr" className="tabular-nums">
        {number(letters)} / {number(jobAdBounds.description.max)}
      </bdi>
    </p>
  )
}
