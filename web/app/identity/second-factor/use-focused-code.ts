import { useEffect } from 'react'

/**
 * Puts the focus on the field for a code when a step with such a field appears, and when a code was sent.
 * @param isExpected false as long as there is no code to type; the headline gets the focus then
 */
export function useFocusedCode(isExpected: boolean): void {
  useEffect(() => {
    const field = document.querySelector<HTMLElement>('#content form input[name="code"]')
    const title = document.querySelector<HTMLElement>('#content h1')
    if (title) title.tabIndex = -1
    const target = isExpected ? (field ?? title) : title
    target?.focus()
  }, [isExpected])
}
