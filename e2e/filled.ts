/** A sentence with its placeholders filled in; marks around what was filled in are left to the page. */
export const filled = (sentence: string, values: Record<string, string>): RegExp =>
  new RegExp(
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, `.?${value}.?`),
      sentence.replaceAll('?', '\\?'),
    ),
  )
