/** Filled in by the search box. */
export function HeaderSearch() {
  return null
}
