import { documentTypes, photoTypes } from '@qareeb/contract/files'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { doc, encryptedPdf, pdf, program } from '../../testing/files/documents.ts'
import { archive, docx } from '../../testing/hostile/archives.ts'
import { checkDocument } from './check-document.ts'

const { pdf: pdfType, doc: docType, docx: docxType } = documentTypes

it.each([
  ['a PDF', pdf(), pdfType],
  ['a PDF after empty lines', Buffer.concat([Buffer.from('\r\n\r\n'), pdf()]), pdfType],
  ['a PDF with more versions of itself', pdf('', pdf().toString('latin1')), pdfType],
  ['an encrypted PDF that opens without a password', encryptedPdf({ asksForPassword: false }), pdfType],
  ['a document of Word', docx(), docxType],
  ['an old document of Word', doc('WordDocument'), docType],
])('takes %s', async (_what, bytes, type) => {
  await expect(checkDocument(bytes, type)).resolves.toBeUndefined()
})

const page = '<!doctype html><script>alert(1)</script>'
const gif = 'GIF89a/*'

it.each([
  ['a program named .pdf', program(), pdfType, 'file.wrongType'],
  ['a page in front of a PDF', Buffer.concat([Buffer.from(page), pdf()]), pdfType, 'file.wrongType'],
  [
    'a picture that is a script, in front of a PDF',
    Buffer.concat([Buffer.from(gif), pdf()]),
    pdfType,
    'file.wrongType',
  ],
  ['a page', Buffer.from(page), pdfType, 'file.wrongType'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), pdfType, 'file.wrongType'],
  ['a document of Word announced as PDF', docx(), pdfType, 'file.wrongType'],
  ['a PDF announced as a document of Word', pdf(), docxType, 'file.wrongType'],
  [
    'an archive that is no document',
    archive([{ name: 'a.txt', bytes: Buffer.from('a') }]),
    docxType,
    'file.wrongType',
  ],
  ['a compound file that is no text', doc('Workbook'), docType, 'file.wrongType'],
  ['an old document with macros', doc('WordDocument', '_VBA_PROJECT'), docType, 'file.unsafe'],
  ['a PDF with a script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), pdfType, 'file.unsafe'],
  [
    'a PDF whose script is spelt in numbers',
    pdf('/OpenAction << /S /J#61vaScript >>'),
    pdfType,
    'file.unsafe',
  ],
  ['a PDF that starts a program', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), pdfType, 'file.unsafe'],
  ['a PDF with a file inside', pdf('/Names << /EmbeddedFiles 3 0 R >>'), pdfType, 'file.unsafe'],
  ['a PDF with an archive behind it', pdf('', docx().toString('latin1')), pdfType, 'file.unsafe'],
  ['a PDF that asks for a password', encryptedPdf({ asksForPassword: true }), pdfType, 'file.locked'],
  ['a document of Word with a password', doc('EncryptedPackage'), docxType, 'file.locked'],
  ['a PDF that is cut off', pdf().subarray(0, 60), pdfType, 'file.damaged'],
  ['an archive that is cut off', docx().subarray(0, 400), docxType, 'file.damaged'],
  [
    'a document with macros',
    docx([{ name: 'word/vbaProject.bin', bytes: Buffer.from('x') }]),
    docxType,
    'file.unsafe',
  ],
  [
    'a document with a way out of its folder',
    docx([{ name: '../../evil.sh', bytes: Buffer.from('x') }]),
    docxType,
    'file.unsafe',
  ],
  [
    'a document that unpacks to more than it admits',
    docx([{ name: 'a', bytes: Buffer.alloc(90_000_000), claims: 10 }]),
    docxType,
    'file.unsafe',
  ],
])('refuses %s', async (_what, bytes, type, code) => {
  await expect(checkDocument(bytes, type)).rejects.toMatchObject({ code })
})

it('refuses a bomb without holding what it unpacks to', async () => {
  const bomb = docx(Array.from({ length: 6 }, (_, no) => ({ name: `word/${no}.xml`, bytes: zeros })))
  const before = process.memoryUsage().rss
  await expect(checkDocument(bomb, docxType)).rejects.toMatchObject({ code: 'file.unsafe' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})
const zeros = Buffer.alloc(16 * 1024 * 1024)

const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: '#789' } })

it.each(['jpeg', 'png'] as const)('takes a photo as %s', async (format) => {
  await expect(
    checkDocument(await photo.clone().toFormat(format).toBuffer(), photoTypes[format]),
  ).resolves.toBeUndefined()
})

it('refuses half a photo, and one that is announced as another type', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer()
  const half = jpeg.subarray(0, jpeg.length / 2)
  await expect(checkDocument(half, photoTypes.jpg)).rejects.toMatchObject({ code: 'file.damaged' })
  await expect(checkDocument(jpeg, photoTypes.png)).rejects.toMatchObject({ code: 'file.wrongType' })
})
