import { cutWhole } from '@qareeb/contract/text/cut-whole'

/** Systems allow 255 bytes, and an Arabic letter takes two; callers add a number or an ending. */
const longest = 120

/**
 * A text as the name of a file on every system: of bounded length, without separators, signs that a system refuses,
 * control signs, and dots at the end. Where nothing is left, it is `file`.
 */
export function toFileName(text: string): string {
  const allowed = text
    .replace(/[\\/:*?"<>|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = withoutEnd(allowed)
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? ''
  const start = name.slice(0, name.length - ending.length)
  if (withoutEnd(start) === '') return `file${ending}`
  return start.length + ending.length <= longest ? name : cut(start, longest - ending.length) + ending
}

const withoutEnd = (text: string) => text.replace(/[. ]+$/, '')

const cut = (text: string, most: number) => withoutEnd(cutWhole(text, most))
