import {
  addOrganizationLocation,
  getOrganizationLocation,
  type OrganizationLocation,
  updateOrganizationLocation,
} from '@qareeb/contract/organization-locations'
import { useState } from 'react'
import { useMutationOf, useRefresh } from '../data/use-mutation-of.ts'
import { dropDraft, notSent } from '../forms/drafts.ts'
import { Form } from '../forms/form.tsx'
import { codeOf } from '../forms/read-failure.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import type { MapPosition } from '../map/map-rectangle.ts'
import { sayFailureAs } from '../session/say-failure.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { BranchConflict } from './branch-conflict.tsx'
import { draftFields, draftOf } from './branch-draft.ts'
import { branchSchema, contentOf, type TypedBranch, typedOf } from './branch-schema.ts'
import { invalidatedByBranch } from './invalidated-by-branch.ts'
import { NameAndAddressFields } from './name-and-address-fields.tsx'
import { PositionFields } from './position-fields.tsx'

type BranchDialogProps = {
  /** The branch to edit; null for a new one. */
  branch: OrganizationLocation | null
  /** Where the map of a new branch stands. */
  first: MapPosition
  onClose: () => void
  /** A new branch is stored. */
  onAdded?: ((id: string) => void) | undefined
  /** It opens at the side, over a page that can still be read. */
  isDrawer?: boolean
}

/** The form of a new or existing branch. Typed text is stored until it is saved or discarded. */
export function BranchDialog({ branch, first, onClose, onAdded, isDrawer }: BranchDialogProps) {
  const t = usePhrases('organizationLocations')
  const [conflict, setConflict] = useState<{ mine: TypedBranch; theirs: OrganizationLocation } | null>(null)
  const refresh = useRefresh()
  const { save, form } = useBranchForm({ branch, onAdded, onSaved: onClose, onConflict: setConflict })

  return (
    <Dialog isOpen onClose={onClose} title={t(branch ? 'editTitle' : 'addTitle')} isDrawer={isDrawer}>
      <Form form={form}>
        <PositionFields
          form={form.form}
          field={form.field}
          first={branch ? { lat: branch.lat, lng: branch.lng, zoom: 13 } : first}
        />
        <NameAndAddressFields field={form.field} />
        <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
        <Button
          kind="quiet"
          onClick={() => {
            dropDraft(draftOf(branch))
            onClose()
          }}
        >
          {t('cancel')}
        </Button>
      </Form>
      {conflict && (
        <BranchConflict
          mine={contentOf(conflict.mine)}
          theirs={conflict.theirs}
          onKeepMine={() => save({ ...conflict.mine, version: conflict.theirs.version })}
          onTakeTheirs={() => {
            dropDraft(draftOf(branch))
            refresh(...invalidatedByBranch)
            onClose()
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </Dialog>
  )
}

type Saving = Pick<BranchDialogProps, 'branch' | 'onAdded'> & {
  onSaved: () => void
  onConflict: (conflict: { mine: TypedBranch; theirs: OrganizationLocation }) => void
}

function useBranchForm({ branch, onAdded, onSaved, onConflict }: Saving) {
  const t = usePhrases('organizationLocations')
  const call = useCall()
  const update = useMutationOf(updateOrganizationLocation, { changes: invalidatedByBranch })
  const add = useMutationOf(addOrganizationLocation, { changes: invalidatedByBranch })
  const save = async (typed: TypedBranch) => {
    const { version } = typed
    const content = contentOf(typed)
    if (branch) await update({ params: { id: branch.id }, body: { ...content, version } })
    else {
      const { id } = await add({ body: content })
      onAdded?.(id)
    }
    dropDraft(draftOf(branch))
    toast(t(branch ? 'updated' : 'added'), 'success')
    onSaved()
  }
  const words = useWords()
  const form = useContractForm({
    schema: branchSchema(useLocale()),
    defaultValues: typedOf(branch),
    ...words,
    sayFailure: sayFailureAs(t('notSaved')),
    draft: { name: draftOf(branch), fields: draftFields },
    send: async (typed) => {
      try {
        return await save(typed)
      } catch (failure) {
        if (!branch || codeOf(failure) !== 'organizationLocation.changedMeanwhile') throw failure
        const theirs = await call(getOrganizationLocation, { params: { id: branch.id }, query: {} })
        onConflict({ mine: typed, theirs })
        return notSent
      }
    },
  })
  return { form, save }
}

/** The names of the fields, and errors that have special words. */
function useWords() {
  const t = usePhrases('organizationLocations')
  const locale = useLocale()
  const example = isolateCode('24.7136')
  return {
    labels: {
      lat: t('lat'),
      lng: t('lng'),
      'name.ar': t('nameAr'),
      'name.en': t('nameEn'),
      'address.ar': t('addressAr'),
      'address.en': t('addressEn'),
      shortNationalAddress: t('shortAddress'),
    },
    texts: {
      [`name.${locale}.required`]: t('nameMissing'),
      [`address.${locale}.required`]: t('addressMissing'),
      'shortNationalAddress.invalid': t('shortAddressInvalid'),
      'lat.required': t('pinMissing'),
      'lng.required': t('pinMissing'),
      'lat.invalid': t('degreesInvalid', { example }),
      'lng.invalid': t('degreesInvalid', { example }),
      'lat.notAllowed': t('degreesBeyond'),
      'lng.notAllowed': t('degreesBeyond'),
    },
  }
}
