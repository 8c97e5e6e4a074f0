import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { usePhrases } from './use-phrases.ts'

function TwoNouns() {
  const packages = usePhrases('packages')
  const settings = usePhrases('organizationSettings')
  return (
    <p>
      {packages('title')} · {settings('title')}
    </p>
  )
}

test('a part that waits for the words of two nouns gets those of both', async () => {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <MemoryRouter initialEntries={['/en']}>
      <Suspense>
        <TwoNouns />
      </Suspense>
    </MemoryRouter>,
    { onError: (failure) => void failures.push(failure) },
  )
  await stream.allReady
  const html = await new Response(stream).text()

  expect(failures).toEqual([])
  expect(html.replaceAll('<!-- -->', '')).toContain('Packages · Settings')
})
