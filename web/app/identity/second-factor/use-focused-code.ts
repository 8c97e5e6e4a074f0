import { useEffect } from 'react'

/**
 * Puts the focus on the field that takes a code, when a step with one takes the place of another or a code was sent.
 * @param isExpected false as long as nobody has a code to type; the headline is read then
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
