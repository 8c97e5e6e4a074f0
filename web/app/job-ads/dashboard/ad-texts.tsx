import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { directionOf, locales } from '@qareeb/contract/locale'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { richText } from '../../ui/rich-text.ts'
import { SectionCard } from '../../ui/section-card.tsx'

/** Title and description of an ad, in each language that has one. */
export function AdTexts({ content: { title, description } }: Pick<TeamJobAd, 'content'>) {
  const t = usePhrases('jobAdList')
  const written = locales.filter((locale) => title[locale] !== null || description[locale] !== null)
  return (
    <SectionCard id="texts" title={t('texts')} {...(written.length === 0 && { text: t('noTexts') })}>
      <div className="grid gap-8 empty:hidden">
        {written.map((locale) => (
          <div key={locale} lang={locale} dir={directionOf(locale)}>
            <h3 className="font-semibold">{title[locale]}</h3>
            {/* Descriptions are sanitised when they are written; nothing else is printed unescaped. */}
            <div
              className={cx('mt-2 text-[0.95rem]', richText)}
              dangerouslySetInnerHTML={{ __html: description[locale] ?? '' }}
            />
          </div>
        ))}
      </div>
    </SectionCard>
  )
}
