/** `customer-service` as a key of the phrases: `customerService`. */
export type PhraseKey<Value extends string> = Value extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PhraseKey<Tail>>}`
  : Value

/** Turns a value of the API, which speaks with hyphens, into the key of its wording. */
export function phraseKey<Value extends string>(value: Value): PhraseKey<Value> {
  const key = value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  // The type matches the expression above.
  return key as PhraseKey<Value>
}
