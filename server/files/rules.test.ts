import { documentTypes } from '@qareeb/contract/files'
import { describe, expect, it } from 'vitest'
import { attachmentHeader, cleanFileName } from './rules.ts'

describe('the name of a file', () => {
  it.each([
    ['a name in Arabic', 'سيرة ذاتية - سارة.pdf', 'سيرة ذاتية - سارة.pdf'],
    ['an ending that is not the real one', 'cv.exe', 'cv.pdf'],
    ['a turned direction', 'cv\u202Efdp.exe', 'cvfdp.pdf'],
    ['a path', '../../etc/passwd', 'passwd.pdf'],
    ['a path of Windows', 'C:\\Users\\sara\\cv.pdf', 'cv.pdf'],
    ['line ends', 'cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie a=b.pdf'],
    ['NUL', 'cv\u0000.pdf', 'cv.pdf'],
    ['nothing but an ending', '.pdf', 'document.pdf'],
    ['dots alone', '...', 'document.pdf'],
    ['letters in two parts', 'Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
  ])('with %s', (_what, given, kept) => {
    expect(cleanFileName(given, documentTypes.pdf)).toBe(kept)
  })

  it('is cut between letters, with its ending kept', () => {
    const cut = cleanFileName(`${'👩🏽‍💼سيرة'.repeat(80)}.docx`, documentTypes.docx)
    expect([...cut].length).toBeLessThanOrEqual(120)
    expect(cut).toMatch(/\.docx$/)
    expect(cut.isWellFormed()).toBe(true)
  })
})

describe('the header of a download', () => {
  it('has the Arabic name for current browsers and plain letters for others', () => {
    expect(attachmentHeader('سيرة (2).pdf')).toBe(
      `attachment; filename="____ (2).pdf"; filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9%20%282%29.pdf`,
    )
  })

  it('escapes characters that would end it early', () => {
    expect(attachmentHeader('a"; filename=b\\%22.pdf')).toBe(
      `attachment; filename="a_; filename=b__22.pdf"; filename*=UTF-8''a%22%3B%20filename%3Db%5C%2522.pdf`,
    )
  })
})
