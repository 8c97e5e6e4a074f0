import { documentTypes } from '@qareeb/contract/files'
import { expect, test } from 'vitest'
import { doc, pdf, textPdf } from '../../testing/files/documents.ts'
import { archive, docx } from '../../testing/hostile/archives.ts'
import { readTextInThread, unfinished } from './read-text-in-thread.ts'
import { readText } from './read-text.ts'

const line = 'Five years of experience (retail) as an accountant'

/** A document of Word with paragraphs of XML. */
const written = (paragraphs: string) =>
  archive([{ name: 'word/document.xml', bytes: Buffer.from(`<w:document>${paragraphs}</w:document>`) }])

test('reads the lines of a PDF', async () => {
  expect(await readText(textPdf(line, 'Excel and SAP'), documentTypes.pdf)).toBe(`${line}\nExcel and SAP`)
})

test('reads the paragraphs of a document of Word in both scripts', async () => {
  const paragraphs =
    '<w:p><w:r><w:t xml:space="preserve">محاسبة في شركة تجزئة </w:t></w:r><w:r><w:t>منذ 2019</w:t></w:r></w:p>' +
    '<w:p><w:r><w:t>Research &amp; development, C&#43;&#x2B;</w:t></w:r><w:r><w:tab/></w:r></w:p>'
  expect(await readText(written(paragraphs), documentTypes.docx)).toBe(
    'محاسبة في شركة تجزئة منذ 2019\nResearch & development, C++ \n',
  )
})

test.each([
  ['a PDF without text, as scans are', pdf(), documentTypes.pdf],
  ['a PDF with a page number alone', textPdf('Page 1'), documentTypes.pdf],
  ['a damaged PDF', Buffer.from('%PDF-1.4 and no more'), documentTypes.pdf],
  ['a document of Word without paragraphs', docx(), documentTypes.docx],
  ['a damaged archive', docx().subarray(0, 300), documentTypes.docx],
  ['an old document of Word', doc('WordDocument'), documentTypes.doc],
])('%s has no text', async (_what, bytes, type) => {
  expect(await readText(bytes, type)).toBeNull()
})

test('a document read in a thread gives the same text', async () => {
  const document = { bytes: textPdf(line), mediaType: documentTypes.pdf }
  expect(await readTextInThread(document, 'thorough')).toBe(line)
})

test('quick readings that get no thread in time are unfinished, and all others are complete', async () => {
  const lines = Array.from({ length: 2_000 }, () => line)
  const document = { bytes: textPdf(...lines), mediaType: documentTypes.pdf }
  const whole = await readTextInThread(document, 'thorough')
  const readings = await Promise.all(Array.from({ length: 200 }, () => readTextInThread(document, 'quick')))
  expect(readings).toContain(unfinished)
  expect(readings.filter((text) => text !== unfinished && text !== whole)).toEqual([])
})
