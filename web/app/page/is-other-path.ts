import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whether a step leads to another path, as the `shouldRevalidate` of a page whose loader does not read the query: filters
 * and opened parts change without a request for the page.
 */
export const isOtherPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname
