import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

test('headings of any level become those of a description', () => {
  expect(cleanPasted('<h1 class="big">Tasks</h1><H2>Hours</H2><h6>Note</h6>')).toBe(
    '<h3 class="big">Tasks</h3><h3>Hours</h3><h4>Note</h4>',
  )
})

test('headings of a description and other elements stay', () => {
  expect(cleanPasted('<h3>Tasks</h3><hr><header>x</header>')).toBe('<h3>Tasks</h3><hr><header>x</header>')
})
