import { expect, it } from 'vitest'
import { chooseFile, toApplication } from './apply-values.ts'

const values = {
  locationId: 'olaya',
  askedLocationId: '',
  name: 'Sara',
  email: 'sara@qareeb.example',
  phone: '+966500000142',
  message: 'Six years in finance.',
  hasOtherFile: false,
  sharesDistance: false,
  website: '',
  consents: { terms: false, privacy: false, adult: false },
}
const viewer = { lat: 24.71357, lng: 46.67529 }
const claim = { id: '0193d3f2-6a5e-7c11-9a51-1f6f0c1c1a01', secret: 's'.repeat(43) }
const undoSecret = 'a-secret-of-this-browser'

it('sends no position unless the person shares the distance', () => {
  const of = (sharesDistance: boolean) =>
    toApplication(
      { ...values, sharesDistance },
      { file: { kind: 'none' }, viewer, undoSecret, isGuest: true },
    )
  expect(of(false)).not.toHaveProperty('area')
  expect(of(true).area).toEqual({ lat: 24.71, lng: 46.68 })
})

it('sends the file of the profile by leaving the file out', () => {
  const of = (file: Parameters<typeof toApplication>[1]['file']) =>
    toApplication(values, { file, viewer: null, undoSecret, isGuest: false })
  expect(of({ kind: 'profile' })).not.toHaveProperty('file')
  expect(of({ kind: 'none' }).file).toBeNull()
  expect(of({ kind: 'upload', claim }).file).toEqual(claim)
})

it('sends the file of the profile until it is replaced or removed', () => {
  const none = { isInProfile: true, hasOtherFile: false, uploaded: null }
  expect(chooseFile(none)).toEqual({ kind: 'profile' })
  expect(chooseFile({ ...none, hasOtherFile: true })).toEqual({ kind: 'none' })
  expect(chooseFile({ ...none, hasOtherFile: true, uploaded: claim })).toEqual({ kind: 'upload', claim })
  expect(chooseFile({ ...none, isInProfile: false, uploaded: claim })).toEqual({ kind: 'upload', claim })
  expect(chooseFile({ ...none, isInProfile: false })).toEqual({ kind: 'none' })
})

it('adds address and consents of a guest alone', () => {
  const of = (isGuest: boolean) =>
    toApplication(values, { file: { kind: 'none' }, viewer: null, undoSecret, isGuest })
  expect(of(true)).toMatchObject({
    email: 'sara@qareeb.example',
    consents: { terms: true, privacy: true, adult: true },
  })
  expect(of(false)).not.toHaveProperty('email')
  expect(of(false)).not.toHaveProperty('consents')
})
