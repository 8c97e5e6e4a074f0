import type { Translation } from './translator.ts'

/** A call of a translation service; it is posted as JSON. */
export type ServiceCall = { url: string; headers: Record<string, string>; body: object }

/** Writes the calls of one service and reads its answers. */
export type Adapter = {
  toCall(translation: Translation): ServiceCall
  /**
   * Reads the translated pieces out of a successful answer.
   * @throws NotTranslated when the service refuses; ZodError when the answer has another shape
   */
  readAnswer(answer: unknown): string[]
}
