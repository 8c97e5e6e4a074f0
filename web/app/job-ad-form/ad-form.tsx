import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import type { Organization } from '@qareeb/contract/organizations'
import { usePaths, usePhrases, useLocale } from '../i18n/use-phrases.ts'
import { PageTop } from '../workspace/page-top.tsx'
import { AdConflict } from './ad-conflict.tsx'
import { QualityPanel } from './quality/quality-panel.tsx'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { SaveBar } from './saving/save-bar.tsx'
import type { OpenedForm } from './saving/use-kept-form.ts'
import { useSavedAd } from './saving/use-saved-ad.ts'
import { ContactSection } from './sections/contact-section.tsx'
import { ExtrasSection } from './sections/extras-section.tsx'
import { KindSection } from './sections/kind-section.tsx'
import { LocationsSection } from './sections/locations-section.tsx'
import { PaySection } from './sections/pay-section.tsx'
import { RequirementsSection } from './sections/requirements-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { TextsSection } from './sections/texts-section.tsx'

type AdFormProps = {
  opened: OpenedForm
  locations: readonly OrganizationLocation[]
  organization: Organization
}

/** The form of a job ad: what is typed is kept in this tab at once and, for drafts, on the server a moment later. */
export function AdForm({ opened, locations, organization }: AdFormProps) {
  const t = usePhrases('jobAdForm')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const locale = useLocale()
  const ad = useSavedAd(opened)
  const { typed } = ad
  const section: SectionProps = { typed, change: ad.change, errors: ad.errors }

  return (
    <>
      <PageTop
        title={
          typed.title[locale] || typed.title.ar || typed.title.en || t(ad.stored ? 'untitled' : 'newTitle')
        }
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          // A field that takes the focus must not lie under the bars.
          className="grid min-w-0 grid-cols-1 gap-6 [&_:is(input,select,ul,.ProseMirror)]:scroll-my-24"
          onSubmit={(event) => {
            event.preventDefault()
            void ad.save()
          }}
        >
          <TextsSection {...section} />
          <KindSection {...section} />
          <PaySection {...section} />
          <LocationsSection {...section} locations={locations} />
          <RequirementsSection {...section} />
          <ExtrasSection {...section} plan={organization.plan} />
          <ContactSection {...section} />
        </form>
        <QualityPanel typed={typed} isVerified={organization.verificationStatus === 'verified'} />
      </div>
      <SaveBar ad={ad} />
      <LeaveGuard isUnsaved={ad.isChanged} />
      {ad.conflict && <AdConflict conflict={ad.conflict} />}
    </>
  )
}
