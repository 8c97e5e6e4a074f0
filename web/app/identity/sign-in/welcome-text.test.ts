import { beforeAll, expect, test } from 'vitest'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { loadEveryPhrase, loadedPhrases } from '../../i18n/load-phrases.ts'
import { welcomeText } from './welcome-text.ts'

beforeAll(loadEveryPhrase)

test.each([
  ['en', 'Sara', 'Welcome, Sara'],
  ['en', '', 'Welcome'],
  ['ar', 'سارة', 'أهلًا سارة'],
  ['ar', ' ', 'أهلًا بك'],
] as const)('in %s somebody called "%s" is greeted "%s"', (locale, firstName, text) => {
  const t = bindPhrases(loadedPhrases(locale, 'identity'), locale)
  expect(welcomeText({ firstName }, t).replace(/[\u2066-\u2069]/g, '')).toBe(text)
})
