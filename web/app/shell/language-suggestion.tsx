import type { Locale } from '@qareeb/contract/locale'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { hasChosenLanguage } from '../page/language-choice.ts'
import { neverChanges, useStore } from '../page/use-store.ts'

const LanguageSuggestionCard = lazy(() => import('./language-suggestion-card.tsx'))

const suggestedKey = 'language-suggested'

/**
 * Offers the other language once, when the browser asks for it and there was no choice by hand.
 * @param isHidden on pages of signed-in people, who have chosen, and on a page that fills the screen, which it would
 * cover: there the offer waits for another page
 */
export function LanguageSuggestion({ isHidden }: { isHidden: boolean }) {
  const locale = useLocale()
  const [isClosed, setIsClosed] = useState(false)
  // Decided once for each visit. A suggestion is shown only once, but it must not disappear while it is read.
  const decision = useRef<boolean>(null)
  const isWanted = useStore(
    neverChanges,
    () => !isHidden && (decision.current ??= isSuggestionWanted(locale)),
    () => false,
  )

  if (!isWanted || isClosed) return null
  return (
    <Suspense>
      <LanguageSuggestionCard onShown={rememberSuggestion} onClose={() => setIsClosed(true)} />
    </Suspense>
  )
}

const isSuggestionWanted = (locale: Locale): boolean =>
  !hasChosenLanguage() && !wasSuggested() && navigator.language.startsWith('ar') !== (locale === 'ar')

function wasSuggested(): boolean {
  try {
    return localStorage.getItem(suggestedKey) !== null
  } catch {
    // Without storage every visit would look like the first, and it would come back on every page.
    return true
  }
}

function rememberSuggestion() {
  try {
    localStorage.setItem(suggestedKey, '1')
  } catch {
    // Storage may be full; the next page suggests it once more.
  }
}
