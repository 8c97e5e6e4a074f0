/** Every noun's wording by language; a page loads only the nouns it names, in the reader's language. */
export const catalogues = {
  ar: {
    companies: () => import('./ar/phrases/companies.ts'),
    companyPage: () => import('./ar/phrases/company-page.ts'),
    companySettings: () => import('./ar/phrases/company-settings.ts'),
    dashboard: () => import('./ar/phrases/dashboard.ts'),
    errors: () => import('./ar/phrases/errors.ts'),
    favorites: () => import('./ar/phrases/favorites.ts'),
    fields: () => import('./ar/phrases/fields.ts'),
    files: () => import('./ar/phrases/files.ts'),
    forms: () => import('./ar/phrases/forms.ts'),
    home: () => import('./ar/phrases/home.ts'),
    identity: () => import('./ar/phrases/identity.ts'),
    jobAds: () => import('./ar/phrases/job-ads.ts'),
    jobPage: () => import('./ar/phrases/job-page.ts'),
    legal: () => import('./ar/phrases/legal.ts'),
    locationImport: () => import('./ar/phrases/location-import.ts'),
    map: () => import('./ar/phrases/map.ts'),
    packages: () => import('./ar/phrases/packages.ts'),
    profile: () => import('./ar/phrases/profile.ts'),
    search: () => import('./ar/phrases/search.ts'),
    secondFactor: () => import('./ar/phrases/second-factor.ts'),
    shell: () => import('./ar/phrases/shell.ts'),
    ui: () => import('./ar/phrases/ui.ts'),
    units: () => import('./ar/phrases/units.ts'),
  },
  en: {
    companies: () => import('./en/phrases/companies.ts'),
    companyPage: () => import('./en/phrases/company-page.ts'),
    companySettings: () => import('./en/phrases/company-settings.ts'),
    dashboard: () => import('./en/phrases/dashboard.ts'),
    errors: () => import('./en/phrases/errors.ts'),
    favorites: () => import('./en/phrases/favorites.ts'),
    fields: () => import('./en/phrases/fields.ts'),
    files: () => import('./en/phrases/files.ts'),
    forms: () => import('./en/phrases/forms.ts'),
    home: () => import('./en/phrases/home.ts'),
    identity: () => import('./en/phrases/identity.ts'),
    jobAds: () => import('./en/phrases/job-ads.ts'),
    jobPage: () => import('./en/phrases/job-page.ts'),
    legal: () => import('./en/phrases/legal.ts'),
    locationImport: () => import('./en/phrases/location-import.ts'),
    map: () => import('./en/phrases/map.ts'),
    packages: () => import('./en/phrases/packages.ts'),
    profile: () => import('./en/phrases/profile.ts'),
    search: () => import('./en/phrases/search.ts'),
    secondFactor: () => import('./en/phrases/second-factor.ts'),
    shell: () => import('./en/phrases/shell.ts'),
    ui: () => import('./en/phrases/ui.ts'),
    units: () => import('./en/phrases/units.ts'),
  },
} as const

/** A noun that has wording of its own, e.g. `jobAds` for `phrases/job-ads.ts`. */
export type Noun = keyof typeof catalogues.ar

/** The wording of a noun as its Arabic source states it: keys, lists, placeholders. */
export type PhrasesOf<N extends Noun> = Awaited<ReturnType<(typeof catalogues.ar)[N]>>['phrases']
