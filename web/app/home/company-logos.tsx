import type { OrganizationSummary } from '@qareeb/contract/job-ads'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { usePaths } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'

/** The id gives the colour of an initial, where there is no logo. */
export type ShownCompany = Pick<OrganizationSummary, 'id' | 'slug' | 'name' | 'logoUrl'>

type CompanyLogosProps = { title: string; companies: ShownCompany[] }

/** Companies that hire here and let the site show it; nothing where there are none. */
export function CompanyLogos({ title, companies }: CompanyLogosProps) {
  const paths = usePaths()
  if (companies.length === 0) return null
  return (
    <section aria-labelledby="company-logos">
      <h2 id="company-logos" className="text-xl font-semibold">
        {title}
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {companies.map(({ id, slug, name, logoUrl }) => (
          <li key={slug}>
            <Link
              to={paths.company(slug)}
              className="flex h-full flex-col items-center gap-2 rounded-l border border-line bg-surface px-2 py-4 text-center text-sm text-ink-2 transition-[border-color] hover:border-brand/50 hover:text-ink sm:px-4"
            >
              <InitialsLogo colorKey={id} name="" imageUrl={logoUrl} className="size-14" />
              <BilingualText value={name} className="line-clamp-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
