import { expect, it } from 'vitest'
import { unpackedBrowser } from './find-browser.ts'

it('says what to do where npm brings no browser', () => {
  expect(() => unpackedBrowser('linux-arm64')).toThrow('Install Chromium, or set CHROMIUM_PATH to one.')
})
