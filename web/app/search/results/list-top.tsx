import { scrollBehavior } from './scroll-behavior.ts'

const id = 'list-top'

/** Marks for the style sheet where the list begins, however low its sheet stands now. */
export const ListTop = () => <span id={id} className="search-list-top" />

const findMark = () => document.getElementById(id)

/** Brings the beginning of the list up to the filters. */
export const scrollToListTop = () => findMark()?.scrollIntoView({ behavior: scrollBehavior() })

/** Goes back to the beginning of the list from further down; where the map is in sight it stays so. */
export function returnToListTop() {
  const mark = findMark()
  if (!mark) return
  const { scrollMarginTop } = getComputedStyle(mark)
  if (mark.getBoundingClientRect().top < Number.parseFloat(scrollMarginTop)) mark.scrollIntoView()
}
