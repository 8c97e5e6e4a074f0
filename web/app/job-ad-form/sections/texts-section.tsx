import type { Locale } from '@qareeb/contract/locale'
import { translateJobAd } from '@qareeb/contract/translate'
import { lazy, Suspense } from 'react'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { contentOf } from '../typed/content-of.ts'
import { fieldId } from '../typed/field-names.ts'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'

const RichTextEditor = lazy(() => import('../editor/rich-text-editor.tsx'))

/** Title and description in both languages, side by side where there is room. */
export function TextsSection(props: SectionProps) {
  const t = usePhrases('jobAdForm')
  return (
    <SectionCard id="texts" title={t('texts')} text={t('textsHint')}>
      <div className="grid gap-6 min-[1180px]:grid-cols-2">
        <Texts {...props} locale="ar" />
        <Texts {...props} locale="en" />
      </div>
    </SectionCard>
  )
}

function Texts({ typed, change, errors, locale }: SectionProps & { locale: Locale }) {
  const t = usePhrases('jobAdForm')
  const language = t(locale === 'ar' ? 'arabic' : 'english')
  const id = fieldId(`description.${locale}`)
  const error = errors[`description.${locale}`]
  const label = `${t('description')} (${language})`
  return (
    <div className="grid content-start gap-4">
      <LineField
        name={`title.${locale}`}
        label={`${t('title')} (${language})`}
        error={errors[`title.${locale}`]}
        lang={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        maxLength={120}
        text={typed.title[locale]}
        onText={(text) => change((now) => ({ ...now, title: { ...now.title, [locale]: text } }))}
      />
      <div>
        <p className="mb-1.5 text-sm font-medium">{label}</p>
        <Suspense fallback={<div className="h-60 rounded-m border border-line bg-sunken" />}>
          <RichTextEditor
            id={id}
            label={label}
            locale={locale}
            html={typed.description[locale]}
            onHtml={(html) =>
              change((now) => ({ ...now, description: { ...now.description, [locale]: html } }))
            }
            describedBy={error ? `${id}-error` : undefined}
            isInvalid={error !== undefined}
          />
        </Suspense>
        <FieldErrorText id={id} error={error} />
      </div>
      <Suggest typed={typed} change={change} to={locale} />
    </div>
  )
}

/** Fills the empty fields of a language from the other one; what is there stays. */
function Suggest({ typed, change, to }: Pick<SectionProps, 'typed' | 'change'> & { to: Locale }) {
  const t = usePhrases('jobAdForm')
  const call = useCall()
  const from = to === 'ar' ? 'en' : 'ar'
  const { title, description } = contentOf(typed)
  const [suggest, isRunning] = useAction(async () => {
    const body = {
      from,
      ...(title[from] && !title[to] && { title: title[from] }),
      ...(description[from] && !description[to] && { description: description[from] }),
    } as const
    const answer = await call(translateJobAd, { body }, { isLong: true })
    change((now) => ({
      ...now,
      title: { ...now.title, [to]: now.title[to] || (answer.title?.text ?? '') },
      description: { ...now.description, [to]: now.description[to] || (answer.description?.text ?? '') },
    }))
    const isWhole = answer.title?.by !== 'none' && answer.description?.by !== 'none'
    toast(t(isWhole ? 'translated' : 'notTranslated'), isWhole ? 'success' : 'info')
  })
  const isOffered = (title[from] && !title[to]) || (description[from] && !description[to])
  if (!isOffered) return null
  return (
    <div>
      <Button kind="soft" size="small" disabled={isRunning} onClick={suggest}>
        {t(to === 'ar' ? 'translateToArabic' : 'translateToEnglish')}
      </Button>
    </div>
  )
}
