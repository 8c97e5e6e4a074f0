import { cx } from '../cx.ts'

/** A placeholder of the size of loading content, with small corners by default. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('block animate-pulse bg-sunken', !className.includes('rounded-') && 'rounded-s', className)}
  />
)
