import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileName } from './file-name.tsx'

test.each(['السجل التجاري.pdf', 'Registration 2026.pdf', '.profile'])('%s is one piece of text', (name) => {
  expect(renderToStaticMarkup(<FileName name={name} />)).toMatch(/^<bdi[^<>]*>[^<>]+<\/bdi>$/)
  expect(renderToStaticMarkup(<FileName name={name} />)).toContain(`>${name}<`)
})
