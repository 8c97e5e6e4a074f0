import { getOrganization, type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { dropDraft } from '../forms/drafts.ts'
import { Form } from '../forms/form.tsx'
import { sayFailureAs } from '../forms/say-failure.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toast-store.ts'
import { useCall } from '../use-call.ts'
import type { DetailsProps } from './company-details-page.tsx'
import { nameOf, namesForm, type TypedNames, typedOf } from './company-forms.ts'
import { CompanyNames } from './company-names.tsx'
import { NameConflict } from './name-conflict.tsx'
import { NameFields } from './name-fields.tsx'
import { isStale } from './use-save-company.ts'

/** The names of a company, which its team changes. */
export function NamesSection(props: DetailsProps) {
  const t = usePhrases('companies')
  return (
    <SectionCard id="names" title={t('names')}>
      {props.isInspected ? <CompanyNames name={props.organization.name} /> : <NamesForm {...props} />}
    </SectionCard>
  )
}

/** What was typed, and what somebody else has saved meanwhile. */
type Conflict = { mine: TypedNames; theirs: Organization }

function NamesForm(props: DetailsProps) {
  const t = usePhrases('companies')
  const { form, conflict, endConflict, save, show } = useNamesForm(props)
  return (
    <>
      <Form form={form}>
        <NameFields field={form.field} />
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
    </>
  )
}

function useNamesForm({ organization, onChange }: DetailsProps) {
  const t = usePhrases('companies')
  const call = useCall()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const endConflict = () => setConflict(null)
  // What was typed against a name that is not there any more would undo the newer one unasked.
  const draft = `company-names/${organization.id}/${organization.version}`
  const show = (next: Organization) => {
    endConflict()
    form.form.reset({ name: typedOf(next.name) })
    dropDraft(draft)
    onChange(next)
  }
  const save = async (mine: TypedNames, version: number) => {
    show(await call(updateOrganization, { query: {}, body: { version, name: nameOf(mine) } }))
    toast(t('saved'), 'success')
  }
  const saveOrAsk = async (mine: TypedNames) => {
    try {
      await save(mine, organization.version)
    } catch (failure) {
      if (!isStale(failure)) throw failure
      const theirs = await call(getOrganization, { query: {} })
      // Somebody has changed another part of the company; the two do not meet.
      if (isSameName(theirs, organization)) await save(mine, theirs.version)
      else setConflict({ mine, theirs })
    }
  }
  const form = useContractForm({
    schema: namesForm,
    defaultValues: { name: typedOf(organization.name) },
    labels: { 'name.ar': t('nameAr'), 'name.en': t('nameEn') },
    texts: { 'name.ar.required': t('nameMissing') },
    sayFailure: sayFailureAs(t('notSaved')),
    draft: { name: draft, fields: ['name.ar', 'name.en'] },
    send: ({ name }) => saveOrAsk(name),
  })
  return { form, conflict, endConflict, save, show }
}

const isSameName = (one: Organization, other: Organization) =>
  one.name.ar === other.name.ar && one.name.en === other.name.en
