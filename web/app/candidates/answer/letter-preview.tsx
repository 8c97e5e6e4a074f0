import { bulkBounds, type previewCandidateBulk } from '@qareeb/contract/candidates/bulk'
import { fillPlaceholders } from '@qareeb/contract/candidates/placeholders'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { ChevronLeft, ChevronRight, EyeOff, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import type { Letters } from './use-letters.ts'

export type BulkPreview = ResponseOf<typeof previewCandidateBulk>
type Addressee = BulkPreview['items'][number]

type LetterPreviewProps = {
  preview: BulkPreview
  letters: Letters
  onTakeOut: (id: string) => void
}

/** Shows the message for one candidate and lists the next recipients. A button removes a recipient. */
export function LetterPreview({ preview, letters, onTakeOut }: LetterPreviewProps) {
  const locale = useLocale()
  const { reached } = preview
  // The text that is written first is that of the page.
  const items = preview.items.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
  const t = usePhrases('answering')
  const { number } = useFormats()
  const [wanted, setWanted] = useState(0)
  const place = useRef<HTMLElement>(null)
  // Not to the next button: a second press would take out another candidate.
  useFocusWhenReplaced(items.map(({ id }) => id).join(' '), () => place.current?.focus())
  const at = Math.min(wanted, Math.max(0, items.length - 1))
  const one = items[at]
  if (!one) return <p className="text-sm text-ink-2">{t('noPreview')}</p>
  const following = items.slice(at + 1, at + 4)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="letter-preview"
      className="grid content-start gap-3 outline-none"
    >
      <Head at={at} count={items.length} onGo={setWanted} />
      <Letter one={one} text={letters[one.locale]} />
      {reached > items.length && (
        <p className="text-[0.8125rem] text-ink-3">
          {t('previewOfFirst', { count: number(bulkBounds.previewed) })}
        </p>
      )}
      {following.length > 0 && <Following items={following} onTakeOut={onTakeOut} />}
      <p className="flex items-center gap-2 text-[0.8125rem] text-ink-2">
        <EyeOff className="size-4 shrink-0" aria-hidden />
        {t('teamAlone')}
      </p>
    </section>
  )
}

type HeadProps = { at: number; count: number; onGo: (to: number) => void }

/** Goes from one message to the next. */
function Head({ at, count, onGo }: HeadProps) {
  const t = usePhrases('answering')
  const { number } = useFormats()
  return (
    <div className="flex items-center gap-2">
      <h3 id="letter-preview" className="me-auto font-semibold">
        {t('preview')}
      </h3>
      <span role="status" className="text-sm text-ink-2 tabular-nums">
        {t('previewPlace', { at: number(at + 1), count: number(count) })}
      </span>
      <IconButton label={t('previousPreview')} disabled={at === 0} onClick={() => onGo(at - 1)}>
        <ChevronLeft className="flip-rtl size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('nextPreview')} disabled={at >= count - 1} onClick={() => onGo(at + 1)}>
        <ChevronRight className="flip-rtl size-5" aria-hidden />
      </IconButton>
    </div>
  )
}

function Letter({ one: { name, email, locale, greeting, values }, text }: { one: Addressee; text: string }) {
  const t = usePhrases('answering')
  return (
    <article className="overflow-hidden rounded-m border border-line bg-surface">
      <p className="border-b border-line px-4 py-2.5 text-sm">
        <span className="text-ink-3">{t('previewTo')}</span> <bdi className="font-semibold">{name}</bdi>{' '}
        <bdi dir="ltr" className="wrap-anywhere text-ink-3">
          {email}
        </bdi>
      </p>
      <div
        lang={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        className="max-h-64 overflow-y-auto px-4 py-3 leading-7 wrap-anywhere whitespace-pre-line"
      >
        {`${greeting}\n${fillPlaceholders(text, values)}`}
      </div>
    </article>
  )
}

function Following({ items, onTakeOut }: { items: readonly Addressee[]; onTakeOut: (id: string) => void }) {
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  return (
    <section>
      <h4 className="text-[0.8125rem] font-semibold text-ink-3">{t('others')}</h4>
      <ul className="divide-y divide-line">
        {items.map(({ id, name, locale, values }) => (
          <li key={id} className="flex min-h-11 items-center gap-2 text-sm">
            <InitialsLogo colorKey={id} name={name} isRound className="size-7 text-xs" />
            <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
            <bdi className="min-w-0 truncate text-ink-3">{values.branch}</bdi>
            <span className="ms-auto text-ink-3">{own(`language.${locale}`)}</span>
            <IconButton label={t('takeOut', { name: isolateName(name) })} onClick={() => onTakeOut(id)}>
              <X className="size-4" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
