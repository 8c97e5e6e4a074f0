/** Shows the comments of the open application and puts the cursor into the field. */
export function focusComment(): void {
  document.querySelector<HTMLElement>('[data-shortcut-tab="comments"]')?.click()
  // The field is drawn after the press on the tab.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-shortcut="comment"]')?.focus())
}
