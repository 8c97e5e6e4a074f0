import { expect, test } from 'vitest'
import { placeBubbles } from './place-bubbles.ts'
import { narrowest, stillSize } from './still-size.ts'

test('a bubble leaves the room of the button, which is wider in English', () => {
  const besideArabic = {
    x: (stillSize.width - narrowest) / 2 + 180,
    y: stillSize.height - 22,
    count: 56,
    isAbout: false,
  }
  expect(placeBubbles([besideArabic], 'ar')).toMatchObject([{ y: besideArabic.y }])
  expect(placeBubbles([besideArabic], 'en')[0]?.y).toBeLessThan(stillSize.height - 64)
})
