import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { ComingSteps } from './coming-steps.tsx'

beforeAll(loadEveryPhrase)

/** The visible text: the other sentence is invisible and keeps its room. */
function textOf(canUndo: boolean) {
  const Component = () => (
    <ComingSteps email="layan@journeys.example" canUndo={canUndo} usualAnswerDays={null} />
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />)
    .replace(/<span class="[^"]*invisible[^"]*">[^<]*<\/span>/, '')
    .replace(/<[^>]*>/g, '')
}

test('the link to an application is announced until it is sent', () => {
  expect(textOf(true)).toContain('when the time to undo is over')
  expect(textOf(false)).toContain('The link is on its way')
  expect(textOf(false)).not.toContain('when the time to undo is over')
})
