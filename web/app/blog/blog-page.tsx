import { listPosts } from '@qareeb/contract/blog'
import { Rss } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { blogData } from './blog-data.ts'
import { blogMeta } from './blog-meta.ts'
import { PostCard } from './post-card.tsx'

export const handle = routeHandle({ phrases: ['blog'] })

export const loader = pageLoader(async ({ call, locale, phrases, site, paths }) => {
  const t = phrases('blog')
  const { items } = await call(listPosts, { query: { locale } })
  const name = site.name[locale]
  return {
    head: {
      title: t('title', { name }),
      description: t('description'),
      jsonLd: blogData(items, {
        name: t('title', { name }),
        description: t('description'),
        origin: site.origin,
        locale,
      }),
    },
    feed: { address: paths.feed(), title: t('feedTitle', { name }) },
    posts: items,
  }
})

export const meta = blogMeta

/** Every post, the newest one large. */
export default function BlogPage() {
  const t = usePhrases('blog')
  const paths = usePaths()
  const locale = useLocale()
  const { posts } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 lg:py-16">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-semibold sm:text-4xl">{t('heading')}</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-ink-2">{t('lead')}</p>
        </div>
        <a
          href={paths.feed()}
          className="inline-flex min-h-10 items-center gap-2 text-sm text-brand hover:underline"
        >
          <Rss className="size-4" aria-hidden />
          {t('feed')}
        </a>
      </header>
      {posts.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {posts.map((post, index) => {
          const { isLarge, width } = placeOf(index, posts.length)
          return (
            <li key={post.key} className={width}>
              <PostCard post={post} locale={locale} isLarge={isLarge} level="h2" />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The newest post fills a row. Of the others those that make no three come first, and wider, so that no row of three has a gap. */
function placeOf(index: number, total: number): { isLarge: boolean; width: string } {
  const surplus = (total - 1) % 3
  const isLarge = index === 0 || (index === 1 && surplus === 1)
  if (isLarge) return { isLarge, width: 'sm:col-span-2 lg:col-span-6' }
  return { isLarge, width: index <= surplus ? 'lg:col-span-3' : 'lg:col-span-2' }
}
