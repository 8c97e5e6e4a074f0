import { ChevronDown, ChevronRight, CircleCheck, CircleDot, CircleExclamationPoint } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { goToField } from '../desk/go-to-field.ts'
import { sectionOfField } from '../typed/field-names.ts'
import { openOf, type QualityItem } from './quality.ts'
import { useQuotedWords } from './use-quoted-words.ts'

const rankOf = ({ isDone, isWaiting, isNeeded }: QualityItem): keyof typeof looks =>
  isDone ? 'done' : isWaiting ? 'waiting' : isNeeded ? 'blocks' : 'advises'

const looks = {
  done: { Icon: CircleCheck, tone: 'text-brand' },
  waiting: { Icon: CircleDot, tone: 'text-ink-3' },
  advises: { Icon: CircleDot, tone: 'text-warn' },
  blocks: { Icon: CircleExclamationPoint, tone: 'text-danger' },
}

type QualityPanelProps = {
  items: readonly QualityItem[]
  /** Called before it leads to a field. */
  onChosen?: () => void
}

/** The present and missing items of the ad; each item leads to its field, done items are folded. */
export function QualityPanel({ items, onChosen }: QualityPanelProps) {
  const t = usePhrases('jobAdForm')
  const done = items.filter(({ isDone }) => isDone)
  const open = openOf(items)
  const choose = (item: QualityItem) => {
    onChosen?.()
    goToField(item.field)
  }
  return (
    <>
      <Segments items={items} />
      <Group
        title={t('blocks')}
        tone="text-danger"
        items={open.filter(({ isNeeded }) => isNeeded)}
        onChoose={choose}
      />
      <Group
        title={t('advises')}
        tone="text-warn"
        items={open.filter(({ isNeeded }) => !isNeeded)}
        onChoose={choose}
      />
      <Group
        title={t('checkedLater')}
        tone="text-ink-3"
        items={items.filter(({ isWaiting }) => isWaiting)}
        onChoose={choose}
      />
      {done.length > 0 && (
        <details className="group mt-2 border-t border-line pt-1.5">
          <summary className="flex min-h-9 items-center gap-2.5 rounded-s px-2 text-sm text-ink-2 marker:content-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <CircleCheck className="size-[1.15rem] shrink-0 text-brand" aria-hidden />
            <span className="flex-1">{t('doneItems', { count: done.length })}</span>
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
          </summary>
          <ul>
            {done.map((item) => (
              <Item key={item.key} item={item} onChoose={() => choose(item)} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** How many of the items are done: a segment each, of which the first ones are filled. */
function Segments({ items }: Pick<QualityPanelProps, 'items'>) {
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <div aria-hidden className="grid grid-cols-10 gap-1">
      {items.map(({ key }, at) => (
        <span key={key} className={cx('h-1.5 rounded-full', at < done ? 'bg-brand' : 'bg-line')} />
      ))}
    </div>
  )
}

type GroupProps = {
  title: string
  tone: string
  items: readonly QualityItem[]
  onChoose: (item: QualityItem) => void
}

function Group({ title, tone, items, onChoose }: GroupProps) {
  if (items.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className={cx('px-2 text-xs font-semibold', tone)}>{title}</h3>
      <ul>
        {items.map((item) => (
          <Item key={item.key} item={item} onChoose={() => onChoose(item)} />
        ))}
      </ul>
    </div>
  )
}

function Item({ item, onChoose }: { item: QualityItem; onChoose: () => void }) {
  const t = usePhrases('jobAdForm')
  const { key, isDone, field, words, unfinished } = item
  const quote = useQuotedWords()
  const { Icon, tone } = looks[rankOf(item)]
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-s px-2 py-1 text-start text-sm hover:bg-sunken"
      >
        <Icon className={cx('size-[1.15rem] shrink-0', tone)} aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block leading-5">
            {words.length > 0
              ? t(`found.${key === 'sensitive' ? 'sensitive' : 'wording'}`, {
                  words: quote(words),
                })
              : t(unfinished ? `quality.secondText.${unfinished}` : `quality.${key}`)}
          </span>
          <span className="block text-xs text-ink-3">{t(`section.${sectionOfField[field]}`)}</span>
        </span>
        {!isDone && <ChevronRight className="flip-rtl size-4 shrink-0 text-ink-3" aria-hidden />}
      </button>
    </li>
  )
}
