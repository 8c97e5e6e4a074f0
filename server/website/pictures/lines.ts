/** Widths of letters as parts of the size of the font, measured on IBM Plex Sans Arabic semi-bold and rounded up. */
const narrow = /[\sijlI.,:;'|!()ا\u0651]/
const wide = /[MWmwصضسش]/

/** About how wide a text is drawn, in units of the size of its font; never less than it is. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += narrow.test(letter) ? 0.32 : wide.test(letter) ? 0.92 : 0.62
  return width
}

/**
 * Breaks a text into at most `most` lines between words; a longer text ends in an ellipsis.
 * @param room width of a line in units of the size of the font
 */
export function breakLines(text: string, { room, most }: { room: number; most: number }): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (!line || widthOf(longer) <= room) {
      line = longer
      continue
    }
    if (lines.length + 1 === most) return [...lines, cut(`${line}…`, room)]
    lines.push(line)
    line = word
  }
  return line ? [...lines, cut(line, room)] : lines
}

function cut(line: string, room: number): string {
  if (widthOf(line) <= room) return line
  let letters = [...line]
  while (letters.length > 1 && widthOf(letters.join('')) > room - 0.7) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}
