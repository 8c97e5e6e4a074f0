import type { PresetCity } from '@qareeb/contract/cities'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import { isPreset } from '../search-box/search-target.ts'
import { CityChips } from './city-chips.tsx'
import { HeroBackdrop } from './hero-backdrop.tsx'

const nowhere = new URLSearchParams()

type HeroProps = {
  city: PresetCity
  everywhereAddress: string
  /** The message about the chosen city, shown below the search box and the cities. */
  children: ReactNode
}

/** The promise of the site, and the search that keeps it. */
export function Hero({ city, everywhereAddress, children }: HeroProps) {
  const t = usePhrases('home')
  const paths = usePaths()
  const navigate = useNavigate()
  const [first, second] = t.list('headline')

  return (
    <section className="relative isolate px-4 pt-14 pb-8 text-center sm:px-6 sm:pt-24 sm:pb-20">
      <HeroBackdrop />
      <h1 className="text-[clamp(1.875rem,6.2vw,4rem)] rtl:text-[clamp(2.25rem,6.2vw,4rem)] leading-[1.3] font-semibold tracking-[-0.01em] rtl:tracking-normal">
        <span className="block">{first}</span>
        <span className="block text-brand">{second}</span>
      </h1>
      <p className="mx-auto mt-5 max-w-2xl text-base text-balance text-ink-2 sm:text-lg">{t('lead')}</p>
      <div className="relative z-10 mx-auto mt-9 max-w-3xl">
        <SearchBox
          shape="hero"
          current={nowhere}
          city={city}
          onCity={(chosen) => {
            if (isPreset(chosen)) void navigate(paths.home(chosen), { preventScrollReset: true })
          }}
        />
      </div>
      <CityChips city={city} everywhereAddress={everywhereAddress} />
      <div className="mx-auto max-w-3xl">{children}</div>
    </section>
  )
}
