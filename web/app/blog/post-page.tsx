import { getPost } from '@qareeb/contract/blog'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { redirect, useLoaderData } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { keepInMarkup } from '../page/keep-in-markup.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { pathsIn } from '../paths.ts'
import { blogMeta } from './blog-meta.ts'
import { PostArticle } from './post-article.tsx'
import { PostCard } from './post-card.tsx'
import { postHead } from './post-head.ts'

export const handle = routeHandle({ phrases: ['blog', 'jobPage'] })

/** Reads the post by its slug of either language, and moves on to the one of this page. */
export const loader = pageLoader(async ({ call, locale, params, paths, phrases, site, url, isStep }) => {
  const slug = params['slug'] ?? ''
  const post = await call(getPost, { params: { slug }, query: { locale } })
  const present = post.slugs[post.locale] ?? ''
  if (present !== slug || post.locale !== locale)
    throw redirect(pathsIn(post.locale).post(present) + url.search, 301)

  const name = site.name[locale]
  return {
    head: postHead(post, { site, locale }),
    feed: { address: paths.feed(), title: phrases('blog')('feedTitle', { name }) },
    post: isStep ? post : withoutData(post),
    address: site.origin + paths.post(present),
  }
})

/** The text is in the markup of a document, and is among the data of later steps alone. */
function withoutData(post: ResponseOf<typeof getPost>) {
  const shown: Omit<typeof post, 'html'> & { html?: string } = { ...post }
  keepInMarkup(shown, 'html')
  return shown
}

export const meta = blogMeta

/** A post, the ways to pass it on, and what to read next. */
export default function PostPage() {
  const t = usePhrases('blog')
  const paths = usePaths()
  const locale = useLocale()
  const { post, address } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:py-12">
      <PostArticle post={post} address={address} blogPath={paths.page('blog')} />
      {post.related.length > 0 && (
        <section aria-labelledby="related" className="mt-16 print:hidden">
          <h2 id="related" className="text-2xl font-semibold">
            {t('related')}
          </h2>
          <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map((other) => (
              <li key={other.key}>
                <PostCard post={other} locale={locale} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
