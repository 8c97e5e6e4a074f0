type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The shortcut of a press, on a keyboard of any language: `j`, `2`, `/`, `?` or `Escape`. A key that types no Latin
 * letter, as on Arabic keyboards, counts by its place; null for a press that is no shortcut on any.
 */
export function shortcutOf({ key, code, shiftKey }: KeyPress): string | null {
  if (key === 'Escape' || /^[a-z\d/?]$/.test(key)) return key
  if (/^[A-Z]$/.test(key)) return key.toLowerCase()
  if (key === '؟') return '?'
  // Names of keys, such as Enter; two letters are one press on Arabic keyboards: «لا».
  if (/^[A-Za-z]{2}/.test(key)) return null
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return shiftKey ? null : digit
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  return code === 'Slash' && /[^\u0020-\u007F]/.test(key) ? '/' : null
}
