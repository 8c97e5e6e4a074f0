import { Check, CircleExclamationPoint } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { fieldId } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { type QualityItem, qualityOf } from './quality.ts'

/** What the ad has and lacks; each open item leads to its field. */
export function QualityPanel({ typed, isVerified }: { typed: TypedJobAd; isVerified: boolean }) {
  const t = usePhrases('jobAdForm')
  const items = qualityOf(typed)
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <aside
      aria-labelledby="quality-title"
      className="rounded-l border border-line bg-surface p-5 xl:sticky xl:top-22"
    >
      <h2 id="quality-title" className="flex items-baseline justify-between gap-3 font-semibold">
        {t('quality')}
        <span className="text-sm font-normal text-ink-2">
          {t('qualityCount', { done, all: items.length })}
        </span>
      </h2>
      <div aria-hidden className="mt-3 grid grid-cols-10 gap-1">
        {items.map(({ key, isDone, isNeeded }) => (
          <span
            key={key}
            className={cx(
              'h-1.5 rounded-full',
              isDone ? 'bg-brand' : isNeeded ? 'bg-danger' : 'bg-line-strong',
            )}
          />
        ))}
      </div>
      {!isVerified && (
        <p className="mt-4 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{t('notVerified')}</p>
      )}
      <ul className="mt-4 grid gap-1">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </aside>
  )
}

function Item({ item: { key, isDone, isNeeded, field, words } }: { item: QualityItem }) {
  const t = usePhrases('jobAdForm')
  const Icon = isDone ? Check : CircleExclamationPoint
  return (
    <li>
      <button
        type="button"
        onClick={() => document.getElementById(fieldId(field))?.focus()}
        className="flex min-h-11 w-full items-center gap-3 rounded-m px-2 text-start text-sm hover:bg-sunken"
      >
        <Icon
          className={cx('size-5 shrink-0', isDone ? 'text-brand' : isNeeded ? 'text-danger' : 'text-warn')}
          aria-hidden
        />
        <span className="min-w-0">
          <span className={cx(isDone && 'text-ink-2')}>{t(`quality.${key}`)}</span>
          {!isDone && <span className="block text-xs text-ink-3">{t(isNeeded ? 'blocks' : 'advises')}</span>}
          {words.length > 0 && (
            <span className="block text-xs text-danger">{t('wordsFound', { words: words.join('، ') })}</span>
          )}
        </span>
      </button>
    </li>
  )
}
