/** The machine translation service of this site, and how it is reached. */
export type TranslationConfig = {
  provider: 'libretranslate' | 'deepl' | 'google' | 'openai'
  /** The key of the service; LibreTranslate needs none on a server of one's own. */
  key: string | undefined
  /** Address before the path of the call, without a slash at its end. */
  baseUrl: string
  /** Name of the language model; for `openai` alone. */
  model: string | undefined
}

/** Addresses of the services that have one of their own. Keys of DeepL's free plan end with `:fx` and have another. */
export const ownBaseUrl = (
  provider: TranslationConfig['provider'],
  key: string | undefined,
): string | undefined =>
  ({
    libretranslate: undefined,
    deepl: key?.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com',
    google: 'https://translation.googleapis.com',
    openai: 'https://api.openai.com/v1',
  })[provider]
