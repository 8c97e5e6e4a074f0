import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { hasChosenLanguage } from './language-choice.ts'

const LanguageSuggestionCard = lazy(() => import('./language-suggestion-card.tsx'))

const suggestedKey = 'language-suggested'

/** Offers the other language once, when the browser asks for it and nobody has chosen by hand. */
export function LanguageSuggestion() {
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (hasChosenLanguage() || wasSuggested()) return
    const speaksArabic = navigator.language.startsWith('ar')
    if (speaksArabic !== (locale === 'ar')) setIsOpen(true)
  }, [locale])

  if (!isOpen) return null
  return (
    <Suspense>
      <LanguageSuggestionCard onShown={remember} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

function wasSuggested(): boolean {
  try {
    return localStorage.getItem(suggestedKey) !== null
  } catch {
    // Without storage it could not be told from the first time, and would come back on every page.
    return true
  }
}

const remember = () => localStorage.setItem(suggestedKey, '1')
