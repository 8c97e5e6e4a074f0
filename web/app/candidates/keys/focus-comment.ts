/** Shows the comments of the open application and puts the cursor into the field; the button to send is in view, too. */
export function focusComment(): void {
  document.querySelector<HTMLElement>('[data-shortcut-tab="comments"]')?.click()
  // The field is drawn after the press on the tab.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[data-shortcut="comment"]')
    field?.focus()
    field?.form?.scrollIntoView({ block: 'nearest' })
  })
}
