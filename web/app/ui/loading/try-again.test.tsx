import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TryAgain } from './try-again.tsx'

vi.mock('../../i18n/use-phrases.ts', () => ({ usePhrases: () => (key: string) => key }))

test('the error text stays next to the retry button', () => {
  const html = renderToStaticMarkup(<TryAgain failure="There is no connection." onAgain={() => undefined} />)
  expect(html).toContain('There is no connection.')
  expect(html).toContain('tryAgain')
})
