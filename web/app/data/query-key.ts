import type { Endpoint } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'

/** On what an answer depends besides its endpoint. */
type Asked = {
  input: unknown
  /** Names and reasons are answered in the language of the page. */
  locale: Locale
  /** The company that the page shows; null on pages that show none. */
  companyId: string | null
  /** A list that is loaded page by page is kept apart from its first page. */
  isPaged?: boolean
}

/** Under which key an answer is kept. It begins with the key of its endpoint, by which a change finds it. */
export const queryKeyOf = (endpoint: Endpoint, asked: Asked) => [...endpointKeyOf(endpoint), asked] as const

/** The beginning of the keys of all answers of an endpoint. */
export const endpointKeyOf = ({ method, path }: Endpoint) => [`${method} ${path}`] as const
