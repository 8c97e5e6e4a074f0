import { lazy, Suspense } from 'react'
import { useNow } from '../page/use-site.ts'
import { isNationalDayTime } from './national-day.ts'

const Greeting = lazy(() => import('./national-day-greeting.tsx'))

/** The greeting on Saudi National Day, above the header. On other days it costs nothing. */
export function NationalDayBanner() {
  return (
    isNationalDayTime(useNow()) && (
      <Suspense>
        <Greeting />
      </Suspense>
    )
  )
}
