import type { PostSummary } from '@qareeb/contract/blog'
import type { Locale } from '@qareeb/contract/locale'
import { Link } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'

type PostCardProps = { post: PostSummary; locale: Locale; isLarge?: boolean; level: 'h2' | 'h3' }

/** A post on a list; all of the card leads to it. */
export function PostCard({ post, locale, isLarge = false, level: Heading }: PostCardProps) {
  const paths = usePaths()
  return (
    <article
      className={cx(
        'group relative flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface transition-[border-color,box-shadow] hover:border-brand/50 hover:shadow-2',
        isLarge && 'lg:grid lg:grid-cols-2 lg:items-center',
      )}
    >
      <PostCover post={post} />
      <div className={cx('flex flex-1 flex-col p-5', isLarge && 'lg:p-10')}>
        <PostFacts post={post} />
        <Heading className={cx('mt-2 font-semibold', isLarge ? 'text-2xl sm:text-3xl' : 'text-lg')}>
          <Link
            to={paths.post(post.slugs[locale] ?? '')}
            className="after:absolute after:inset-0 group-hover:text-brand"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="mt-2 text-ink-2">{post.description}</p>
      </div>
    </article>
  )
}
