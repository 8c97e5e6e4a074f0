import type { PostSummary } from '@qareeb/contract/blog'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

/** The readers of a post, its date and its reading time. */
export function PostFacts({ post }: { post: PostSummary }) {
  const t = usePhrases('blog')
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3">
      <span className="font-medium text-brand">{t(`audience.${post.audience}`)}</span>
      <time dateTime={post.publishedOn}>{formatDate(post.publishedOn)}</time>
      <span>{t('minutes', { count: post.minutes })}</span>
    </p>
  )
}
