import type { Failing } from './loading-or-failed.tsx'
import { Skeleton } from './skeleton.tsx'
import { TryAgain } from './try-again.tsx'

/** The outline of a page, as far as it can be drawn before the data is here. */
export type Shape = keyof typeof shapes

const card = 'rounded-l border border-line bg-surface'

/** The placeholder of loading data in its shape, or the reason of a failure. */
export function ShapeOrFailed({ shape, failure, reload }: Partial<Failing> & { shape: Shape }) {
  if (failure && reload)
    return (
      <div className={`${card} p-7`}>
        <TryAgain failure={failure} onAgain={reload} />
      </div>
    )
  const Drawn = shapes[shape]
  return <Drawn />
}

const shapes = {
  /** Numbers on cards, and a list under them. */
  cards: () => (
    <>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {times(4, (key) => (
          <div key={key} className={`${card} space-y-3 p-4 sm:p-5`}>
            <Skeleton className="h-4 w-20 max-w-full" />
            <Skeleton className="h-7 w-14" />
            <Skeleton className="h-4 w-28 max-w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-8 mb-3 h-7 w-44" />
      <Lines count={2} />
    </>
  ),
  list: () => <Lines count={6} />,
  /** A list under its search. */
  'searched-list': () => (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Skeleton className="h-12 w-full rounded-m sm:w-80" />
        <Skeleton className="h-12 w-64 rounded-full" />
      </div>
      <Lines count={6} />
    </>
  ),
  /** A list and a map side by side, on phones the map above. */
  map: () => (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <Skeleton className="h-64 rounded-l lg:order-last lg:h-[calc(100dvh-14rem)] lg:min-h-96" />
      <div>
        <Skeleton className="mb-3 h-12 w-full rounded-m" />
        <Skeleton className="mb-2 h-5 w-24" />
        <Lines count={5} />
      </div>
    </div>
  ),
  /** Parts of a page, each with fields on a card of its own. */
  form: () => <FormCards className="max-w-3xl" />,
  /** The same in two columns where there is room. */
  columns: () => (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FormCards className="min-w-0" />
      <FormCards className="min-w-0" />
    </div>
  ),
  /** The same beside a list of them. */
  sections: () => <FormCards className="lg:ps-58" />,
}

const Lines = ({ count }: { count: number }) => (
  <div className={`${card} divide-y divide-line`}>
    {times(count, (key) => (
      <div key={key} className="flex min-h-18 items-center gap-4 px-4 py-3 sm:px-5">
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-3/4" />
        </div>
        <Skeleton className="h-9 w-20 rounded-full" />
      </div>
    ))}
  </div>
)

const FormCards = ({ className }: { className: string }) => (
  <div className={`grid gap-6 ${className}`}>
    <FormCard fields={2} />
    <FormCard fields={4} />
  </div>
)

const FormCard = ({ fields }: { fields: number }) => (
  <div className={`${card} p-5 sm:p-7`}>
    <Skeleton className="h-6 w-40" />
    <Skeleton className="mt-2 h-4 w-3/4" />
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      {times(fields, (key) => (
        <Skeleton key={key} className="h-12 w-full rounded-m" />
      ))}
    </div>
  </div>
)

const times = <Drawn,>(count: number, draw: (key: number) => Drawn) =>
  Array.from({ length: count }, (_, key) => draw(key))
