import { CompanyEntry } from '../../audit/company-entry.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { AdTexts } from './ad-texts.tsx'
import { ContactFacts } from './contact-facts.tsx'
import type { OwnJobAd } from './use-own-job-ad.ts'

/** The text of an ad, its history, and its contact details for the team. */
export const AdDetails = ({ team, history }: Pick<OwnJobAd, 'team' | 'history'>) => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
    <div className="grid min-w-0 gap-6">
      <AdTexts content={team.content} />
      <History entries={history} />
    </div>
    <ContactFacts contact={team.content.contact} />
  </div>
)

function History({ entries }: { entries: OwnJobAd['history'] }) {
  const t = usePhrases('jobAdList')
  return (
    <SectionCard id="history" title={t('history')} {...(entries.length === 0 && { text: t('noHistory') })}>
      <ul className="-mx-4 divide-y divide-line sm:-mx-5">
        {entries.map((entry) => (
          <li key={entry.id}>
            {/* The page is about the ad already. */}
            <CompanyEntry entry={{ ...entry, object: null, times: 1 }} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
