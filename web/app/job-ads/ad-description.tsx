import { directionOf, type Bilingual } from '@qareeb/contract/locale'
import { Languages } from 'lucide-react'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'

/** What the company wrote; in the other language with a note when it wrote in one alone. */
export function AdDescription({ description }: { description: Bilingual }) {
  const t = usePhrases('jobPage')
  const jobAds = usePhrases('jobAds')
  const { text, locale, isForeign } = readIn(useLocale(), description)

  return (
    <section aria-labelledby="description" className="rounded-l border border-line bg-surface p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="description" className="text-xl font-semibold">
          {t('description')}
        </h2>
        {isForeign && (
          <p className="inline-flex items-center gap-2 rounded-full bg-info-soft px-3 py-1 text-sm text-info">
            <Languages className="size-4" aria-hidden />
            {locale === 'ar' ? jobAds('writtenInArabic') : jobAds('writtenInEnglish')}
          </p>
        )}
      </div>
      {/* The API answers descriptions that were sanitised when they were written; nothing else is printed unescaped. */}
      <div
        lang={locale}
        dir={directionOf(locale)}
        className={richText}
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </section>
  )
}

/** Lines of at most some 70 characters, air between thoughts, lists that hang. */
const richText = cx(
  'mt-4 max-w-[68ch] wrap-anywhere [&>*+*]:mt-4 leading-[1.75]',
  '[&_h3]:mt-8 [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:mt-6 [&_h4]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li]:mt-1.5 [&_li]:ps-1 [&_li]:marker:text-ink-3',
  '[&_strong]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4',
  // The Arabic face has no slanted cut, and a machine-slanted one is hard to read.
  '[&:lang(ar)_em]:font-medium [&:lang(ar)_em]:not-italic',
)
