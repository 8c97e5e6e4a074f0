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
  expect(placeBubbles([besideArabic], { locale: 'ar', hasCircle: false })).toMatchObject([
    { y: besideArabic.y },
  ])
  expect(placeBubbles([besideArabic], { locale: 'en', hasCircle: false })[0]?.y).toBeLessThan(
    stillSize.height - 64,
  )
})

test('no bubble covers the dot of the reader in the middle of a circle', () => {
  const inMiddle = { x: stillSize.width / 2, y: stillSize.height / 2 - 4, count: 56, isAbout: false }
  expect(placeBubbles([inMiddle], { locale: 'ar', hasCircle: false })).toMatchObject([inMiddle])
  const [moved] = placeBubbles([inMiddle], { locale: 'ar', hasCircle: true })
  expect(Math.hypot((moved?.x ?? 0) - inMiddle.x, (moved?.y ?? 0) - stillSize.height / 2)).toBeGreaterThan(24)
})
