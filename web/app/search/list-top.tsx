import { scrollBehavior } from './scroll-behavior.ts'

const id = 'list-top'

/** Marks for the style sheet where the list begins, however low its sheet stands now. */
export const ListTop = () => <span id={id} className="search-list-top" />

/** Brings the beginning of the list up to the filters. */
export const scrollToListTop = () =>
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() })
