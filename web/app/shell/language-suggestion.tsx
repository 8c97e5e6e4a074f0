import type { Locale } from '@qareeb/contract/locale'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { hasChosenLanguage } from './language-choice.ts'

const LanguageSuggestionCard = lazy(() => import('./language-suggestion-card.tsx'))

const suggestedKey = 'language-suggested'

/**
 * Offers the other language once, when the browser asks for it and nobody has chosen by hand.
 * @param hasFullPage the page fills the screen; on phones it would be covered, and the offer waits for another page
 */
export function LanguageSuggestion({ hasFullPage }: { hasFullPage: boolean }) {
  const locale = useLocale()
  const [isClosed, setIsClosed] = useState(false)
  const isWanted = useSyncExternalStore(
    neverChanges,
    () => !(hasFullPage && isPhone()) && isSuggestionWanted(locale),
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

const neverChanges = () => () => undefined

let decision: boolean | undefined

/** Decided once a visit: having been shown must not hide the suggestion while it is read. */
function isSuggestionWanted(locale: Locale): boolean {
  decision ??=
    !hasChosenLanguage() && !wasSuggested() && navigator.language.startsWith('ar') !== (locale === 'ar')
  return decision
}

function wasSuggested(): boolean {
  try {
    return localStorage.getItem(suggestedKey) !== null
  } catch {
    // Without storage it could not be told from the first time, and would come back on every page.
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
