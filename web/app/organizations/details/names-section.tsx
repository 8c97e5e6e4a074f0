import { getOrganization, type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { isOtherName } from '@qareeb/contract/organizations/is-other-name'
import { useState } from 'react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { dropDraft, notSent } from '../../forms/drafts.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { sayFailureAs } from '../../session/say-failure.ts'
import { useCall } from '../../session/use-call.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { CompanyNames } from './company-names.tsx'
import type { DetailsProps } from './details-props.ts'
import {
  isStillNamed,
  nameOf,
  renameSchema,
  type Renaming,
  initialRenaming,
  type TypedNames,
} from './details-schemas.ts'
import { invalidatedByCompany } from './invalidated-by-company.ts'
import { isRenamed } from './is-renamed.ts'
import { NameConflict } from './name-conflict.tsx'
import { NameFields } from './name-fields.tsx'
import { useAskToEndBadge } from './use-ask-to-end-badge.tsx'
import { isStale } from './use-save-company.ts'

/** The names of a company, which its team changes. */
export function NamesSection(props: DetailsProps) {
  const t = usePhrases('organizations')
  return (
    <SectionCard id="names" title={t('names')}>
      {props.isInspected ? <CompanyNames name={props.organization.name} /> : <NamesForm {...props} />}
    </SectionCard>
  )
}

/** The typed names, and another person's saved ones. */
type Conflict = { mine: TypedNames; theirs: Organization }

function NamesForm(props: DetailsProps) {
  const t = usePhrases('organizations')
  const { form, conflict, endConflict, save, show, question } = useNamesForm(props)
  return (
    <>
      <Form form={form}>
        <NameFields field={form.field} />
        {props.organization.verificationStatus === 'verified' && (
          <p className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{t('nameIsChecked')}</p>
        )}
        <div className="sm:max-w-56">
          <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
        </div>
      </Form>
      {conflict && (
        <NameConflict
          mine={nameOf(conflict.mine)}
          theirs={conflict.theirs.name}
          onKeepMine={() => save(conflict.mine, conflict.theirs.version)}
          onTakeTheirs={() => show(conflict.theirs)}
          onClose={endConflict}
        />
      )}
      {question}
    </>
  )
}

function useNamesForm({ organization, onChange }: DetailsProps) {
  const t = usePhrases('organizations')
  const call = useCall()
  const update = useMutationOf(updateOrganization, { changes: invalidatedByCompany })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { sendOrAsk, question } = useAskToEndBadge('name')
  const endConflict = () => setConflict(null)
  const isVerified = organization.verificationStatus === 'verified'
  const draft = `company-names/${organization.id}`
  const show = (next: Organization) => {
    endConflict()
    form.form.reset(initialRenaming(next.name))
    dropDraft(draft)
    onChange(next)
  }
  const save = async (mine: TypedNames, version: number) => {
    const saved = await update({ query: {}, body: { version, name: nameOf(mine) } })
    show(saved)
    if (isVerified && isRenamed(saved)) toast(t('renamed'), 'warning')
    else toast(t('saved'), 'success')
  }
  /** Only over the name that it was typed against; a change of another part is no conflict. */
  const saveOrAsk = async (renaming: Renaming, present: Organization): Promise<unknown> => {
    if (!isStillNamed(present.name, renaming)) {
      setConflict({ mine: renaming.name, theirs: present })
      return notSent
    }
    return save(renaming.name, present.version)
  }
  const sendLatest = async (renaming: Renaming): Promise<unknown> => {
    try {
      return await saveOrAsk(renaming, organization)
    } catch (failure) {
      if (!isStale(failure)) throw failure
      return saveOrAsk(renaming, await call(getOrganization, { query: {} }))
    }
  }
  const form = useContractForm({
    schema: renameSchema,
    defaultValues: initialRenaming(organization.name),
    labels: { 'name.ar': t('nameAr'), 'name.en': t('nameEn') },
    texts: { 'name.ar.required': t('nameMissing') },
    sayFailure: sayFailureAs(t('notSaved')),
    draft: { name: draft, fields: ['name.ar', 'name.en', 'seen.ar', 'seen.en'] },
    send: (renaming) =>
      sendOrAsk(isVerified && isOtherName(nameOf(renaming.name), organization.name), () =>
        sendLatest(renaming),
      ),
  })
  return { form, conflict, endConflict, save, show, question }
}
