import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { pageMeta } from '../../page/page-head.ts'
import { seniorAccountant } from '../testing-ads.ts'
import { jobPosting } from './job-posting.ts'

const place = {
  locale: 'en',
  url: 'https://qareeb.example/en/job/accountant',
  origin: 'https://qareeb.example',
  regionAt: () => '',
  isWithinKingdom: () => true,
  benefits: '',
  workHours: '',
} as const

/** The head of a page of an ad with this title, as the server writes it. */
function headOf(title: string) {
  const jsonLd = jobPosting({ ...seniorAccountant, title: { ar: null, en: title } }, place)
  const head = { title, jsonLd }
  const meta = () => pageMeta({ loaderData: { head } })
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta }])
  return renderToString(<Page initialEntries={['/']} />)
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  'line\u2028separator\u2029and paragraph',
  '& &amp; &lt;/script&gt;',
])('the structured data of an ad called %j cannot leave their script', (title) => {
  const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(headOf(title))?.[1] ?? ''
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toMatchObject({ '@type': 'JobPosting', title })
})
