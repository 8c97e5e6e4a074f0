import { useMatches } from 'react-router'
import { headOf } from '../page/page-head.ts'
import { handleOf } from '../page/route-handle.ts'
import type { Failing } from '../ui/loading/loading-or-failed.tsx'
import { ShapeOrFailed } from '../ui/loading/page-shape.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { PageTop } from './page-top.tsx'

type PageSkeletonProps = Partial<Failing> & {
  /** The page that all others stand under. */
  overview: { to: string; label: string }
}

/** The page before the session is known: its name, and placeholders of its contents. */
export function PageSkeleton({ overview, ...state }: PageSkeletonProps) {
  const matches = useMatches()
  const { title = '', description } = headOf(matches) ?? {}
  const { shape = 'list', hasText, hasActions } = handleOf(matches)
  return (
    <>
      <PageTop
        title={title}
        crumbs={overview.label === title ? [] : [overview]}
        text={description ?? (hasText && <TextSkeleton />)}
        actions={hasActions && <ButtonSkeleton />}
      />
      <ShapeOrFailed shape={shape} {...state} />
    </>
  )
}

/** The room of the sentence under a title, and of a button at the head of a page. */
export const TextSkeleton = () => (
  <span className="flex h-[1lh] items-center">
    <Skeleton className="h-4 w-40" />
  </span>
)
export const ButtonSkeleton = () => <Skeleton className="h-11 w-36 rounded-full" />
