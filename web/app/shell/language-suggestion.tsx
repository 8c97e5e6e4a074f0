import type { Locale } from '@qareeb/contract/locale'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { hasChosenLanguage } from '../page/language-choice.ts'
import { neverChanges, useStore } from '../page/use-store.ts'

const LanguageSuggestionCard = lazy(() => import('./language-suggestion-card.tsx'))

const suggestedKey = 'language-suggested'

/**
 * Offers the other language once, when the browser asks for it and there was no choice by hand.
 * @param isHidden on pages of signed-in people, who have chosen
 * @param hasFullPage the page fills the screen; on phones it would be covered, and the offer waits for another page
 */
export function LanguageSuggestion({ isHidden, hasFullPage }: { isHidden: boolean; hasFullPage: boolean }) {
  const locale = useLocale()
  const [isClosed, setIsClosed] = useState(false)
  // Decided once a visit: having been shown must not hide the suggestion while it is read.
  const decision = useRef<boolean>(null)
  const isWanted = useStore(
    neverChanges,
    () => !isHidden && !(hasFullPage && isPhone()) && (decision.current ??= isSuggestionWanted(locale)),
    () => false,
  )

  if (!isWanted || isClosed) return null
  return (
    <Suspense>
      <LanguageSuggestionCard onShown={rememberSuggestion} onClose={() => setIsClosed(true)} />
    </Suspense>
  )
}

const isPhone = () => matchMedia('(width < 48rem)').matches

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
