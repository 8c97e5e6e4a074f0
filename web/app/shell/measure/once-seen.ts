/**
 * Begins something at once, or when a page that was opened in a background tab is looked at for the first time.
 * @returns ends it, or takes it back when it has not begun
 */
export function onceSeen(begin: () => () => void): () => void {
  let end = () => document.removeEventListener('visibilitychange', look)
  function look() {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', look)
    end = begin()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => end()
}
