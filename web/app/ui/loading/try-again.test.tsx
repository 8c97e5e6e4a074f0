import { phrases } from '@qareeb/content/en/phrases/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { LocaleContext } from '../../i18n/use-phrases.ts'
import { TryAgain } from './try-again.tsx'

beforeAll(loadEveryPhrase)

test('the error text stays next to the retry button', () => {
  const html = renderToStaticMarkup(
    <LocaleContext value="en">
      <TryAgain failure="There is no connection." onAgain={() => undefined} />
    </LocaleContext>,
  )
  expect(html).toContain('There is no connection.')
  expect(html).toContain(phrases.tryAgain)
})
