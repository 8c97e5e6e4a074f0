/** A sentence with filled placeholders, without marks around the values. */
export const filled = (sentence: string, values: Record<string, string>): RegExp =>
  new RegExp(
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, `.?${value}.?`),
      sentence.replaceAll('?', '\\?'),
    ),
  )
