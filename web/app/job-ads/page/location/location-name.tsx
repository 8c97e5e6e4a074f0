import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { BilingualText } from '../../../i18n/bilingual-text.tsx'
import { usePhrases } from '../../../i18n/use-phrases.ts'

/** District and city of a location, as far as the gazetteer has them; the company's own name for it otherwise. */
export function LocationName({ location: { district, city, name } }: { location: JobAdLocation }) {
  const t = usePhrases('units')
  if (!city) return <BilingualText value={district ?? name} />
  if (!district) return <BilingualText value={city} />
  return (
    <>
      <BilingualText value={district} />
      {t('comma')}
      <BilingualText value={city} />
    </>
  )
}
