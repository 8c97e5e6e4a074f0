import { describe, expect, test } from 'vitest'
import { placeBubbles } from './place-bubbles.ts'
import { narrowest, stillSize } from './still-size.ts'

const nowhere = () => false

test('a bubble leaves the room of the button, which is wider in English', () => {
  const besideArabic = {
    x: (stillSize.width - narrowest) / 2 + 180,
    y: stillSize.height - 26,
    count: 56,
    isAbout: false,
  }
  expect(placeBubbles([besideArabic], { locale: 'ar', hasCircle: false, isInSea: nowhere })).toMatchObject([
    { y: besideArabic.y },
  ])
  expect(
    placeBubbles([besideArabic], { locale: 'en', hasCircle: false, isInSea: nowhere })[0]?.y,
  ).toBeLessThan(stillSize.height - 64)
})

test('no bubble covers the dot of the reader in the middle of a circle', () => {
  const inMiddle = { x: stillSize.width / 2, y: stillSize.height / 2 - 4, count: 56, isAbout: false }
  expect(placeBubbles([inMiddle], { locale: 'ar', hasCircle: false, isInSea: nowhere })).toMatchObject([
    inMiddle,
  ])
  const [moved] = placeBubbles([inMiddle], { locale: 'ar', hasCircle: true, isInSea: nowhere })
  expect(Math.hypot((moved?.x ?? 0) - inMiddle.x, (moved?.y ?? 0) - stillSize.height / 2)).toBeGreaterThan(24)
})

test('a bubble at the lower edge shows all of its rim above the border', () => {
  const below = { x: stillSize.width / 2, y: stillSize.height + 40, count: 55, isAbout: false }
  const [bubble] = placeBubbles([below], { locale: 'ar', hasCircle: false, isInSea: nowhere })
  expect((bubble?.y ?? 0) + 18 + 3).toBeLessThanOrEqual(stillSize.height - 4)
})

describe('beside the sea', () => {
  const coast = stillSize.width / 2 + 40
  const isInSea = ({ x }: { x: number }) => x > coast
  const place = (x: number, y: number, sea = isInSea) =>
    placeBubbles([{ x, y, count: 56, isAbout: false }], { locale: 'en', hasCircle: false, isInSea: sea })

  test.each([
    ['at the coast', coast - 4],
    ['beyond the strip', coast + 400],
  ])('a bubble of locations %s stands whole on land', (_, x) => {
    const [bubble] = place(x, 30)
    expect(bubble?.x).toBeGreaterThan(coast - 32)
    expect(bubble?.x).toBeLessThanOrEqual(coast - 18)
    expect(bubble?.y).toBe(30)
  })

  test('a bubble stays where it is on land, or where there is none', () => {
    expect(place(coast - 80, 30)).toMatchObject([{ x: coast - 80, y: 30 }])
    expect(place(coast, 30, () => true)).toMatchObject([{ x: coast, y: 30 }])
  })
})
