/** The elements that open another page when they are pressed, as a selector: links, and buttons of search forms. */
export const opensPage = 'a[href],form[action] [type=submit]'
