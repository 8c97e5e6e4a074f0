import type { Organization } from '@qareeb/contract/organizations'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useSaveCompany } from '../details/use-save-company.ts'

export type SettingsProps = {
  organization: Organization
  onChange: (organization: Organization) => void
  /** Why the reader may not change it; null when they may. */
  whyNot: string | null
}

/** Whether the site may show the company's name and logo, which the terms allow until the company objects. */
export function MarketingSection({ organization, onChange, whyNot }: SettingsProps) {
  const t = usePhrases('organizationSettings')
  const shell = usePhrases('shell')
  const save = useSaveCompany(onChange)
  const { marketingAllowed } = organization
  const [change, isChanging] = useAction(() =>
    save(organization, { marketingAllowed: !marketingAllowed }, t('saved')),
  )
  return (
    <SectionCard id="marketing" title={t('marketing')} text={t('marketingText')}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isChanging ? !marketingAllowed : marketingAllowed}
          aria-busy={isChanging}
          disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : 'marketing-why-not'}
          onChange={change}
          className="size-5 shrink-0 accent-brand"
        />
        {t('marketingAllow')}
      </label>
      <WhyNot id="marketing-why-not" text={whyNot} />
      <Link
        to={usePaths().page('terms-and-conditions')}
        className="mt-2 inline-flex min-h-6 items-center max-sm:min-h-10 text-sm text-brand underline underline-offset-4"
      >
        {shell('page.terms-and-conditions')}
      </Link>
    </SectionCard>
  )
}

/** Why a setting cannot be changed, beside it. */
export const WhyNot = ({ id, text }: { id: string; text: string | null }) =>
  text === null ? null : (
    <p id={id} className="mt-1 text-sm text-ink-2">
      {text}
    </p>
  )
