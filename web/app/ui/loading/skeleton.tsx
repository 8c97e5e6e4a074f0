import { cx } from '../cx.ts'

/** Keeps the room of something that is on its way, with small corners where no others are given. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-pulse bg-sunken', !className.includes('rounded-') && 'rounded-s', className)}
  />
)
