import { type ComponentProps, lazy, Suspense } from 'react'

const SecondFactorStep = lazy(async () => {
  const { SecondFactorStep } = await import('./second-factor-step.tsx')
  return { default: SecondFactorStep }
})

/** The second step of signing in, fetched for the few who need it once their password was right. */
export const SecondFactorLater = (props: ComponentProps<typeof SecondFactorStep>) => (
  <Suspense fallback={null}>
    <SecondFactorStep {...props} />
  </Suspense>
)
