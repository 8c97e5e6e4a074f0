import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import type { Organization } from '@qareeb/contract/organizations'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { AdConflict } from './ad-conflict.tsx'
import { Desk } from './desk/desk.tsx'
import { useSaveKeys } from './desk/use-save-keys.ts'
import type { NotTaken } from './initial/begin-with.ts'
import { NotTakenNotices } from './initial/not-taken-notices.tsx'
import { AddBranch } from './locations/add-branch.tsx'
import { firstLanguage } from './preview/shown-ad-of.ts'
import { usePreview } from './preview/use-preview.ts'
import { LeaveGuard } from './saving/leave-guard.tsx'
import { useAfterSave } from './saving/use-after-save.ts'
import type { OpenedForm } from './saving/use-kept-form.ts'
import { usePublish } from './saving/use-publish.ts'
import { useSaveNow } from './saving/use-save-now.ts'
import { useSavedAd } from './saving/use-saved-ad.ts'
import { BenefitsSection } from './sections/benefits-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { KindSection } from './sections/kind-section.tsx'
import { LocationsSection } from './sections/locations-section.tsx'
import { PaySection } from './sections/pay-section.tsx'
import { RequirementsSection } from './sections/requirements-section.tsx'
import type { SectionProps } from './sections/section-props.ts'
import { TextsSection } from './sections/texts-section.tsx'
import { useSuggestionMarks } from './suggestions/use-suggestion-marks.ts'

type AdFormProps = {
  opened: OpenedForm
  notTaken: NotTaken
  locations: readonly OrganizationLocation[]
  organization: Organization
  /** The page begins with the preview over the form. */
  isPreviewed: boolean
  /** The page begins with the first field that keeps the ad from being published. */
  isChecked: boolean
}

/** The form of a job ad: typed text is stored in this tab at once and, for drafts, on the server a moment later. */
export function AdForm(props: AdFormProps) {
  const { opened, notTaken, locations, organization, isPreviewed, isChecked } = props
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const names = useMemo(() => ownNames(organization, locations), [organization, locations])
  const ad = useSavedAd(opened, names)
  const { typed } = ad
  const marks = useSuggestionMarks(opened.companyId, ad.stored?.id ?? null)
  const preview = usePreview({
    locale: firstLanguage(typed, locale),
    device: isPreviewed ? firstDevice() : null,
  })
  const [isAdding, setIsAdding] = useState(false)
  const [publish, isPublishing] = useAction(usePublish(ad))
  useAtFirst(() => isChecked && ad.showObstacles())
  const save = useSaveNow(ad)
  const actions = useAfterSave(ad.step === 'saving' || isPublishing, { save: () => void save(), publish })
  useSaveKeys(actions.save)
  const section: SectionProps = { typed, change: ad.change, errors: ad.errors, marks, names }
  const title = typed.title[locale] || typed.title.ar || typed.title.en

  return (
    <>
      <Desk
        ad={ad}
        title={title || t(ad.stored ? 'untitled' : 'newTitle')}
        facts={{ names, unread: marks.fields }}
        publishing={{ ...actions, isPublishing }}
        previewed={{ typed, organization, locations }}
        preview={preview}
      >
        <NotTakenNotices notTaken={notTaken} plan={opened.plan} />
        <TextsSection {...section} />
        <KindSection {...section} />
        <PaySection {...section} />
        <LocationsSection {...section} locations={locations} onAdd={() => setIsAdding(true)} />
        <RequirementsSection {...section} />
        <BenefitsSection {...section} plan={organization.plan} />
        <ContactSection {...section} />
      </Desk>
      {isAdding && <AddBranch locations={locations} change={ad.change} onClose={() => setIsAdding(false)} />}
      <LeaveGuard isUnsaved={ad.isChanged} />
      {ad.conflict && <AdConflict conflict={ad.conflict} />}
    </>
  )
}

/** Does something once the form is shown. */
function useAtFirst(act: () => void) {
  const first = useRef(act)
  useEffect(() => {
    first.current()
  }, [])
}

/** Names from the server in which no word is refused. */
function ownNames({ name }: Organization, locations: readonly OrganizationLocation[]): string[] {
  const names = [name, ...locations.map((location) => location.name)]
  return names.flatMap(({ ar, en }) => [ar, en]).filter((one) => one !== null)
}

const firstDevice = () => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop')
