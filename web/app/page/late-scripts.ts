/**
 * Gives the preloads of a document's scripts a low priority, so that styles and fonts arrive before them on a slow
 * network. React Router writes these links and offers no property for it.
 */
export const withLateScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
