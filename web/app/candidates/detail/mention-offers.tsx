import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import type { Colleague } from './use-colleagues.ts'
import { optionId } from './use-mentions.ts'

type MentionOffersProps = {
  listId: string
  offers: readonly Colleague[]
  /** The one that Enter picks. */
  active: number
  onPick: (index: number) => void
}

/** Colleagues whose name begins like what was typed after an @. */
export function MentionOffers({ listId, offers, active, onPick }: MentionOffersProps) {
  const t = usePhrases('candidates')
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('mention')}
      className="absolute inset-x-0 bottom-full z-20 overflow-hidden rounded-m border border-line bg-surface shadow-2"
    >
      {offers.map(({ id, name }, index) => (
        // The field keeps the focus; its arrows and Enter do the same.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={id}
          id={optionId(listId, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm hover:bg-sunken',
            index === active && 'bg-brand-soft',
          )}
        >
          <InitialsLogo colorKey={id} name={name} isRound className="size-7 text-xs" />
          <bdi>{name}</bdi>
        </div>
      ))}
    </div>
  )
}
