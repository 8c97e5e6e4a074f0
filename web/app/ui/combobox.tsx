import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useListKeys } from './use-list-keys.ts'

export type ComboboxOption = { key: string; text: string; icon?: ReactNode; aside?: string }

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role'> & {
  text: string
  onText: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
}

/**
 * A text input that offers words while one types; anything else may be typed too. The focus stays in the input
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The list is as wide as the positioned box around it.
 */
export function Combobox({ text, onText, options, onPick, ...input }: ComboboxProps) {
  const listId = useId()
  const box = useTypedEarly(text, onText)
  const pick = (index: number) => {
    list.close()
    const option = options[index]
    if (option) onPick(option)
  }
  const list = useListKeys({ keys: options.map(({ key }) => key), onPick: pick })

  return (
    <div className="min-w-0 flex-1" onBlur={list.close}>
      <input
        {...input}
        ref={box}
        value={text}
        role="combobox"
        autoComplete="off"
        aria-expanded={list.isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={list.isShown && list.active >= 0 ? `${listId}-${list.active}` : undefined}
        onKeyDown={list.onKeyDown}
        onChange={(event) => {
          list.open()
          onText(event.target.value)
        }}
      />
      <Options id={listId} isShown={list.isShown} options={options} active={list.active} onPick={pick} />
    </div>
  )
}

/** Takes over what was typed before the scripts came, which no event tells. */
function useTypedEarly(text: string, onText: (text: string) => void) {
  const box = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? text
    if (typed !== text) onText(typed)
  })
  useEffect(() => takeOver(), [])
  return box
}

type OptionsProps = {
  id: string
  isShown: boolean
  options: readonly ComboboxOption[]
  active: number
  onPick: (index: number) => void
}

/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role jsx-a11y/click-events-have-key-events --
   No element of its own makes a list that one walks from an input; the keys are the input's. */
function Options({ id, isShown, options, active, onPick }: OptionsProps) {
  const t = usePhrases('ui')
  const box = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The keyboard of a phone may cover it.
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <>
      <ul
        ref={box}
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isShown}
        className="absolute start-0 top-full z-20 mt-2 max-h-80 w-full scroll-mb-20 min-w-[min(22rem,calc(100vw-3rem))] overflow-y-auto rounded-m border border-line bg-surface p-1.5 text-start shadow-2"
      >
        {options.map(({ key, text, icon, aside }, index) => (
          <li
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The press would take the focus, and with it the list, away before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-s px-3 text-ink hover:bg-sunken aria-selected:bg-brand-soft"
          >
            <span className="text-ink-3">{icon}</span>
            <span className="min-w-0 flex-1 truncate">{text}</span>
            {aside && <span className="shrink-0 text-sm text-ink-3">{aside}</span>}
          </li>
        ))}
      </ul>
      <output className="sr-only">{isShown && t('options', { count: options.length })}</output>
    </>
  )
}
