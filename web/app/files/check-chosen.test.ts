import { describe, expect, it } from 'vitest'
import { checkChosen } from './check-chosen.ts'

const chosen = (name: string, type = '', size = 10) => checkChosen({ name, type, size }, 'cv')

describe('a chosen file', () => {
  it.each([
    ['cv.pdf', 'application/pdf', 'application/pdf'],
    ['سيرة.PDF', '', 'application/pdf'],
    ['cv.doc', 'application/octet-stream', 'application/msword'],
    ['cv.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['no ending', 'application/pdf', 'application/pdf'],
  ])('%s is announced by its ending', (name, type, mediaType) => {
    expect(chosen(name, type)).toEqual({ name, size: 10, mediaType })
  })

  it.each([
    ['a picture', chosen('me.png', 'image/png'), 'wrongType'],
    ['nothing inside', chosen('cv.pdf', '', 0), 'empty'],
    ['one byte too many', chosen('cv.pdf', '', 10 * 1024 * 1024 + 1), 'tooLarge'],
  ])('with %s is not sent', (_what, outcome, problem) => {
    expect(outcome).toBe(problem)
  })

  it.each([
    ['photo.JPG', '', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg', 'image/jpeg'],
    ['scan.png', 'image/png', 'image/png'],
  ])('%s may be a registration', (name, type, mediaType) => {
    expect(checkChosen({ name, type, size: 10 }, 'registration')).toEqual({ name, size: 10, mediaType })
  })

  it('may have exactly 10 MB', () => {
    expect(chosen('cv.pdf', '', 10 * 1024 * 1024)).toMatchObject({ size: 10_485_760 })
  })
})
