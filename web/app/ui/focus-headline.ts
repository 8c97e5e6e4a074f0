/** Puts the focus on the headline of the page, without moving the page; on the whole content where there is none. */
export function focusHeadline(): void {
  const content = document.querySelector<HTMLElement>('#content')
  const target = content?.querySelector('h1') ?? content
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
