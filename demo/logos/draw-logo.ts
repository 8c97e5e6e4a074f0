import { seededRandom } from '../random.ts'
import type { Industry } from '../role.ts'
import { type Mark, marksOfIndustries, plainMarks } from './marks.ts'

/** Pairs of a foreground and a background, as companies of this country like them. */
const colors: readonly (readonly [ink: string, paper: string])[] = [
  ['#0b6b4f', '#ffffff'],
  ['#ffffff', '#0e5a8a'],
  ['#c2410c', '#fff7ed'],
  ['#ffffff', '#7c2d4f'],
  ['#1d4ed8', '#ffffff'],
  ['#f5d08a', '#123c36'],
  ['#ffffff', '#b45309'],
  ['#334155', '#f1f5f9'],
  ['#ffffff', '#166534'],
  ['#9d174d', '#ffffff'],
  ['#e8f3f1', '#0f766e'],
  ['#5b21b6', '#f5f3ff'],
]

/** One company of so many has not given a logo. */
const withoutLogo = 6

/**
 * Draws the logo of an invented company: the same for the same company on every machine, of shapes alone.
 * @returns an SVG; null for a company that has none
 */
export function drawLogo(
  { id, industry }: { id: string; industry: Industry },
  isCast: boolean,
): string | null {
  const random = seededRandom(`logo/${id}`)
  if (!isCast && random.int(1, withoutLogo) === 1) return null
  const ofIndustry: readonly Mark[] = marksOfIndustries[industry] ?? []
  const mark = random.pick(ofIndustry.length > 0 && random.chance(0.6) ? ofIndustry : plainMarks)
  const [ink, paper] = random.pick(colors)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${paper}"/>` +
    `<g transform="translate(12 12) scale(0.76)">${mark(ink, paper)}</g></svg>`
  )
}
