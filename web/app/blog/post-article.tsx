import type { getPost } from '@qareeb/contract/blog'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'
import { ShareWays } from '../job-ads/share/share-ways.tsx'
import { Html } from '../reading/html.tsx'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'
import { postText } from './post-text.ts'

type Post = ResponseOf<typeof getPost>

type PostArticleProps = { post: Omit<Post, 'html'> & Partial<Post>; address: string; blogPath: string }

/** The text under its title and cover. */
export function PostArticle({ post, address, blogPath }: PostArticleProps) {
  const t = usePhrases('blog')
  return (
    <article className="mx-auto max-w-[44rem]">
      <Link
        to={blogPath}
        className="inline-flex min-h-10 items-center gap-1 text-sm font-medium text-brand hover:underline print:hidden"
      >
        <ChevronLeft className="flip-rtl size-4" aria-hidden />
        {t('toBlog')}
      </Link>
      <h1 className="mt-3 text-3xl leading-[1.35] font-semibold sm:text-4xl sm:leading-[1.35]">
        {post.title}
      </h1>
      <p className="mt-4 text-lg text-ink-2">{post.description}</p>
      <div className="mt-4">
        <PostFacts post={post} />
      </div>
      <div className="mt-6 overflow-hidden rounded-l border border-line print:hidden">
        <PostCover post={post} />
      </div>
      <Html text={{ part: 'post', html: post.html }} className={`${postText} mt-8 sm:text-lg`} />
      <section aria-labelledby="share-title" className="mt-12 border-t border-line pt-6 print:hidden">
        <h2 id="share-title" className="font-semibold">
          {t('share')}
        </h2>
        <ShareWays url={address} text={post.title} />
      </section>
    </article>
  )
}
