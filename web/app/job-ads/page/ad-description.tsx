import { directionOf, type Bilingual } from '@qareeb/contract/locale'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { richText } from '../../ui/rich-text.ts'
import { LanguageMark } from './language-mark.tsx'

/** The company's text; in the other language with a note where only that one exists. */
export function AdDescription({ description }: { description: Bilingual }) {
  const t = usePhrases('jobPage')
  const { text, locale, isForeign } = readIn(useLocale(), description)

  return (
    <section aria-labelledby="description" className="ad-section">
      <div className="ad-description-head">
        <h2 id="description" className="text-lg font-semibold">
          {t('description')}
        </h2>
        {isForeign && <LanguageMark locale={locale} />}
      </div>
      {/* The API answers descriptions that were sanitised when they were written; nothing else is printed unescaped. */}
      <div
        lang={locale}
        dir={directionOf(locale)}
        className={cx('mt-3', richText)}
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </section>
  )
}
