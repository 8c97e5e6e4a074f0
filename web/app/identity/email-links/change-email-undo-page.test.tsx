import { phrases } from '@qareeb/content/en/phrases/identity'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { LocaleContext } from '../../i18n/use-phrases.ts'
import ChangeEmailUndoPage from './change-email-undo-page.tsx'

beforeAll(loadEveryPhrase)

test('the opened link asks first, since programs that check mails open links too', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/change-email/undo?token=0123456789abcdef']}>
      <LocaleContext value="en">
        <ChangeEmailUndoPage />
      </LocaleContext>
    </MemoryRouter>,
  )
  expect(html).toContain(`>${phrases.changeUndo}</button>`)
  expect(html).not.toContain(phrases.changeUndoing)
})
