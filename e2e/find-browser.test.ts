import { expect, it } from 'vitest'
import { unpackedBrowser } from './find-browser.ts'

it('explains how to get a browser where npm brings none', () => {
  expect(() => unpackedBrowser('linux-arm64')).toThrow('Install Chromium, or set CHROMIUM_PATH to one.')
})
