const id = 'list-top'

/** Marks where the list begins; the style sheet sets the space above it. */
export const ListTop = () => <span id={id} className="search-list-top" />

const findMark = () => document.getElementById(id)

/** Goes back to the beginning of the list from further down. */
export function returnToListTop() {
  const mark = findMark()
  if (!mark) return
  const { scrollMarginTop } = getComputedStyle(mark)
  if (mark.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop)) mark.scrollIntoView()
}
