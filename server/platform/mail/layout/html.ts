import { directionOf } from '@qareeb/contract/locale'
import { createElement as h, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ComposedMail } from '../compose.ts'
import { colours } from './colours.ts'
import { address, aligned, button, link, logo, paragraph, preheader, row, small, table } from './parts.ts'

/** The mail as an HTML document of its own: no pictures, no styles but in attributes, nothing that loads. */
export function htmlOf(mail: ComposedMail): string {
  const direction = directionOf(mail.locale)
  const document = h(
    'html',
    { lang: mail.locale, dir: direction },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, mail.subject),
    ),
    h(
      'body',
      { dir: direction, style: { ...aligned(direction), margin: 0, backgroundColor: colours.canvas } },
      preheader(mail.preheader),
      frame(mail),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/** A sheet of at most 560 pixels in the middle of the canvas. */
function frame(mail: ComposedMail) {
  const direction = directionOf(mail.locale)
  const sheet = table(
    h('td', { dir: direction, style: { ...aligned(direction), ...sheetStyle } }, content(mail)),
    { width: '100%', style: { maxWidth: 560, margin: '0 auto' } },
  )
  return table(h('td', { align: 'center', style: { padding: '32px 16px' } }, sheet), {
    width: '100%',
    style: { backgroundColor: colours.canvas },
  })
}

const sheetStyle = {
  padding: 32,
  backgroundColor: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: 18,
}

function content(mail: ComposedMail) {
  const direction = directionOf(mail.locale)
  return h(
    Fragment,
    null,
    logo(mail.siteName, mail.siteUrl, direction),
    paragraph(mail.greeting, direction),
    mail.paragraphs.map((words) => paragraph(words, direction)),
    mail.facts.map((fact) => paragraph(fact, direction, { margin: '0 0 4px', color: colours.ink2 })),
    mail.rows.map((listed) => row(listed, direction)),
    mail.advice && paragraph(mail.advice, direction, { margin: '16px 0' }),
    mail.button && button(mail.button, direction),
    mail.otherLink && link(mail.otherLink, direction),
    mail.footnote && paragraph(mail.footnote, direction, { color: colours.ink2 }),
    mail.button && paragraph(mail.buttonAsLink, direction, { ...small, margin: 0 }),
    mail.button && address(mail.button.url, direction),
    paragraph(mail.ending, direction, { ...small, margin: '16px 0 0' }),
  )
}
