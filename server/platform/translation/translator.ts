import type { Locale } from '@qareeb/contract/locale'

/** Pieces of HTML in one language, to be translated into another. */
export type Translation = { from: Locale; to: Locale; html: readonly string[] }

/** The port through which use cases translate. */
export type Translator = {
  /**
   * Translates each piece; marks of HTML stay marks. Answers within a minute.
   * @returns as many pieces, in the same order; not sanitised
   * @throws NotTranslated
   */
  translate(translation: Translation): Promise<string[]>
}

/**
 * No translation. `unavailable`: the service is down, slow, busy or answers with something else; a later call may
 * succeed. `refused`: it takes no such call, for example because of a wrong key.
 */
export class NotTranslated extends Error {
  override name = 'NotTranslated'
  readonly kind: 'unavailable' | 'refused'

  /** @param reason for the log; holds nothing of the texts */
  constructor(kind: NotTranslated['kind'], reason: string) {
    super(`the translation service ${reason}`)
    this.kind = kind
  }
}
