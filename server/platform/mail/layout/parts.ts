import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { MailRow } from '../mail-rows.ts'
import { colours, fontFamily } from './colours.ts'

type Direction = 'rtl' | 'ltr'

/** Many mail programs drop the attributes of `html` and `body`, so each block states its direction again. */
export const aligned = (direction: Direction): CSSProperties => ({
  direction,
  textAlign: direction === 'rtl' ? 'right' : 'left',
})

const text: CSSProperties = {
  fontFamily,
  fontSize: 16,
  lineHeight: '28px',
  color: colours.ink,
  margin: '0 0 16px',
}

export const paragraph = (words: string, direction: Direction, style: CSSProperties = {}) =>
  h('p', { key: words, dir: direction, style: { ...text, ...aligned(direction), ...style } }, words)

export const small: CSSProperties = { fontSize: 13, lineHeight: '22px', color: colours.ink3 }

/** The preview text behind the subject in lists of mails; hidden in the mail itself. */
export const preheader = (words: string) =>
  h('div', { style: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 } }, words)

export const logo = (name: string, url: string, direction: Direction) =>
  h(
    'p',
    { dir: direction, style: { ...text, ...aligned(direction), fontSize: 24, fontWeight: 'bold' } },
    h('a', { href: url, target: '_blank', style: { color: colours.brand, textDecoration: 'none' } }, name),
  )

/** A table with a coloured cell: the one form that Outlook draws as a button too. */
export const button = ({ label, url }: { label: string; url: string }, direction: Direction) =>
  table(
    h(
      'td',
      { bgcolor: colours.brand, style: { borderRadius: 12, backgroundColor: colours.brand } },
      h('a', { href: url, target: '_blank', style: buttonLink }, label),
    ),
    { dir: direction, style: { margin: '8px 0 24px' } },
  )

const buttonLink: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  fontFamily,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 'bold',
  color: colours.onBrand,
  textDecoration: 'none',
}

export const link = ({ label, url }: { label: string; url: string }, direction: Direction) =>
  h(
    'p',
    { dir: direction, style: { ...text, ...aligned(direction) } },
    h('a', { href: url, target: '_blank', style: { color: colours.brand } }, label),
  )

/** A name that leads to a page, with each sentence about it on a line of its own. */
export const row = ({ label, texts, url }: MailRow, direction: Direction) =>
  h(
    'p',
    { key: url, dir: direction, style: { ...text, ...aligned(direction), margin: '0 0 12px' } },
    h('a', { href: url, target: '_blank', style: { color: colours.brand, fontWeight: 'bold' } }, label),
    texts.map((words) => [h('br', { key: `before ${words}` }), words]),
  )

/** An address as text, for programs that block links; it runs from left to right in any language. */
export const address = (url: string, direction: Direction) =>
  h(
    'p',
    {
      dir: 'ltr',
      style: { ...text, ...small, ...aligned(direction), direction: 'ltr', wordBreak: 'break-all' },
    },
    url,
  )

/** One row, for layout alone: readers of screens skip the table and read what is in it. */
export const table = (cell: ReactNode, attributes: Record<string, unknown> = {}) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...attributes },
    h('tbody', null, h('tr', null, cell)),
  )
