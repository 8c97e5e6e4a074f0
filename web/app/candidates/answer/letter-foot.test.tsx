import { phrases } from '@qareeb/content/en/phrases/candidates/answering'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { LetterFoot, StepHeading } from './letter-foot.tsx'
import { useLetterSteps } from './use-letter-steps.ts'

beforeAll(loadEveryPhrase)

/** The first step of an answer to three, in English. */
function firstStep(name: 'reject' | 'message', isBlocked = false): string {
  const Component = () => {
    const steps = useLetterSteps(name === 'reject')
    const nothing = () => undefined
    return (
      <>
        <StepHeading steps={steps} />
        <LetterFoot
          name={name}
          title="Reject 3 candidates"
          preview={{ reached: 3, mailed: 3 }}
          steps={steps}
          isBlocked={isBlocked}
          isClosed={false}
          onCancel={nothing}
          onSend={nothing}
        />
      </>
    )
  }
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
}

const buttonNamed = (html: string, name: string) =>
  new RegExp(`<button[^>]*>${name}</button>`).exec(html)?.[0] ?? ''

test('a rejection in one column begins with its reason, and is sent from its last step alone', () => {
  const html = firstStep('reject')
  expect(html).toContain(phrases['step.reason'])
  expect(html).toContain('1 of 3')
  expect(buttonNamed(html, phrases.nextStep)).not.toContain('disabled=""')
  expect(buttonNamed(html, 'Reject 3 candidates')).toContain('max-lg:hidden')
})

test('a message in one column begins with its text, without which it does not go on', () => {
  const html = firstStep('message', true)
  expect(html).toContain(phrases['step.text'])
  expect(html).toContain('1 of 2')
  expect(buttonNamed(html, phrases.nextStep)).toContain('disabled=""')
  expect(buttonNamed(html, 'Send to 3 candidates')).toContain('disabled=""')
})
