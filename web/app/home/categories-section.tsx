import type { PresetCity } from '@qareeb/contract/cities'
import type { JobCategory } from '@qareeb/contract/job-ads'
import type { Count } from '@qareeb/contract/search/counts'
import { Link } from 'react-router'
import { phraseKey } from '../i18n/phrase-key.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { CategoryIcon } from '../job-ads/category-icon.tsx'
import { useCountPhrase } from '../job-ads/use-count-phrase.ts'

const shown = 10

type CategoriesSectionProps = { city: PresetCity; counts: { total: Count; category: Record<string, Count> } }

/** The categories with the most open ads in the city, each with how many. */
export function CategoriesSection({ city, counts }: CategoriesSectionProps) {
  const t = usePhrases('home')
  const shell = usePhrases('shell')
  const sayCount = useCountPhrase()
  const [categories, others] = categoriesOf(counts.category)
  if (categories.length === 0) return null

  return (
    <section aria-labelledby="categories">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="categories" className="text-xl font-semibold sm:text-2xl">
          {t('categories')}
        </h2>
        <p className="text-sm text-ink-2">
          {t('countInCity', { jobs: sayCount(counts.total), city: shell(`city.${city}`) })}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {categories.map(({ category, count }) => (
          <li key={category}>
            <CategoryCard category={category} count={count} city={city} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="roomy inline-flex min-h-11 cursor-pointer items-center font-medium text-brand">
            {t('otherCategories')}
          </summary>
          <ul className="mt-2 grid grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-5">
            {others.map(({ category, count }) => (
              <li key={category}>
                <OtherCategory category={category} count={count} city={city} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type CategoryProps = { category: JobCategory; count: Count; city: PresetCity }

function CategoryCard({ category, count, city }: CategoryProps) {
  const jobAds = usePhrases('jobAds')
  const paths = usePaths()
  const sayCount = useCountPhrase()
  return (
    <Link
      to={paths.category(category, city)}
      className="group flex h-full flex-col rounded-l border border-line bg-surface p-4 transition-[border-color,box-shadow] hover:border-brand/50 hover:shadow-2 sm:p-5"
    >
      <span className="grid size-11 place-items-center rounded-m bg-brand-soft text-brand-strong transition-colors group-hover:bg-brand group-hover:text-on-brand">
        <CategoryIcon category={category} />
      </span>
      <span className="mt-3 font-semibold">{jobAds(`category.${phraseKey(category)}`)}</span>
      <span className="mt-0.5 text-sm text-ink-3">{sayCount(count)}</span>
    </Link>
  )
}

function OtherCategory({ category, count, city }: CategoryProps) {
  const jobAds = usePhrases('jobAds')
  const paths = usePaths()
  const sayCount = useCountPhrase()
  return (
    <Link to={paths.category(category, city)} className="flex min-h-11 flex-wrap items-center gap-x-2 py-1">
      <span className="font-medium">{jobAds(`category.${phraseKey(category)}`)}</span>
      <span className="text-sm text-ink-3">{sayCount(count)}</span>
    </Link>
  )
}

/**
 * Categories with ads: by count, then by name, so that the order is stable; `other` comes last.
 */
function categoriesOf(counts: Record<string, Count>) {
  const last = (name: string) => Number(name === 'other')
  const sorted = Object.entries(counts)
    .filter(([, { value }]) => value > 0)
    .toSorted(
      ([name, one], [otherName, other]) =>
        last(name) - last(otherName) || other.value - one.value || (name < otherName ? -1 : 1),
    )
    // The facet of categories has no other keys; the list of them would bring the whole contract along.
    .map(([category, count]) => ({ category: category as JobCategory, count }))
  return [sorted.slice(0, shown), sorted.slice(shown)] as const
}
