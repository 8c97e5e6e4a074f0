import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { notesId, WordingNotes } from './wording-notes.tsx'
import { wordingIn } from './wording.ts'

beforeAll(loadEveryPhrase)

test('the notes of a field name every refused word at once', () => {
  const name = 'description.en'
  const found = [
    ...wordingIn(name, 'We want young men who are patient.', []),
    ...wordingIn('title.en', 'Office boy', []),
  ]
  const Component = () => <WordingNotes name={name} found={found} onReplace={() => undefined} />
  const Page = createRoutesStub([{ path: '/en', Component }])
  const shown = renderToString(<Page initialEntries={['/en']} />)

  expect(shown).toContain(`id="${notesId(name)}"`)
  expect([...shown.matchAll(/<li /g)]).toHaveLength(2)
  expect(shown).toMatch(/young.*selects by age.*men.*selects by sex/)
})
