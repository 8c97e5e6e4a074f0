/** HTML of a page, or its place in the document that holds it already. */
export type HtmlOfPage = { part: string; html?: string | undefined }

/** The HTML of a text: as it came with the data of a step, or from the markup of the document. */
export const htmlOf = ({ part, html }: HtmlOfPage): string =>
  html ?? document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? ''
