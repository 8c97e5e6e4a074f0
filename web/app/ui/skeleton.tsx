import { cx } from './cx.ts'

/** Keeps the room of something that is on its way. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('block animate-pulse rounded-s bg-sunken', className)} />
)
