import { expect, test } from 'vitest'
import { kindsFor } from './kinds-for.ts'

test.each([
  ['', []],
  ['مخبز نجد', ['companies', 'accounts']],
  ['sara@', ['companies', 'accounts']],
  ['sara@qareeb.example', ['accounts', 'messages', 'companies']],
])('«%s» may name %j', (typed, kinds) => expect(kindsFor(typed)).toEqual(kinds))
