import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'

export type ComboboxOption = { key: string; text: string; icon?: ReactNode; aside?: string }

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role'> & {
  text: string
  onText: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
}

/**
 * A text input that offers words while one types; anything else may be typed too. Arrows walk the offers while the
 * focus stays in the input (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function Combobox({ text, onText, options, onPick, ...input }: ComboboxProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const pick = (option: ComboboxOption | undefined) => {
    if (!option) return
    close()
    onPick(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      // One place before the first stands for the typed text itself.
      setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    }
    if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      pick(options[active])
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className="relative min-w-0 flex-1" onBlur={close}>
      <input
        {...input}
        value={text}
        role="combobox"
        autoComplete="off"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setIsOpen(true)
          setActive(-1)
          onText(event.target.value)
        }}
      />
      <Options id={listId} isShown={isShown} options={options} active={active} onPick={pick} />
    </div>
  )
}

type OptionsProps = {
  id: string
  isShown: boolean
  options: readonly ComboboxOption[]
  active: number
  onPick: (option: ComboboxOption) => void
}

function Options({ id, isShown, options, active, onPick }: OptionsProps) {
  const t = usePhrases('ui')
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isShown}
        className="absolute -start-3 top-full z-20 mt-3 max-h-80 min-w-[min(22rem,85vw)] overflow-y-auto rounded-m border border-line bg-surface p-1.5 text-start shadow-2"
      >
        {options.map(({ key, text, icon, aside }, index) => (
          <li
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The press would take the focus, and with it the list, away before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick({ key, text, icon, ...(aside !== undefined && { aside }) })}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 text-ink aria-selected:bg-brand-soft hover:bg-sunken"
          >
            <span className="text-ink-3">{icon}</span>
            <span className="min-w-0 flex-1 truncate">{text}</span>
            {aside && <span className="shrink-0 text-sm text-ink-3">{aside}</span>}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {isShown && t('options', { count: options.length })}
      </span>
    </>
  )
}
