import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { FieldFrame } from './field-frame.tsx'
import { described, inputStyle } from './input-style.ts'
import type { FieldProps } from './use-contract-form.ts'

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
}

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField({ id, label, error, input, autoComplete, hint }: PasswordFieldProps) {
  const t = usePhrases('forms')
  const [isShown, setIsShown] = useState(false)
  const [isCapsLock, setIsCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'))

  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      note={<CapsLock isOn={isCapsLock} />}
      // The sentence about a weak password is a long one.
      errorLines={hint ? 2 : 1}
    >
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          {...described(id, error, hint)}
          // The button stands at the end of the page's direction, the text runs left-to-right in either.
          className={cx(inputStyle, 'pe-13 rtl:ps-13 rtl:pe-4')}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          title={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="needs-scripts absolute inset-y-0 end-1 my-auto grid size-10 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
        >
          {isShown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
        </button>
      </div>
    </FieldFrame>
  )
}

function CapsLock({ isOn }: { isOn: boolean }) {
  const t = usePhrases('forms')
  return (
    <span aria-live="polite" className="text-xs text-warn">
      {isOn && (
        <span className="flex items-center gap-1">
          <ArrowBigUpDash className="size-4 shrink-0" aria-hidden />
          {t('capsLock')}
        </span>
      )}
    </span>
  )
}
