import { changeLogo, removeLogo } from '@qareeb/contract/organizations'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { PictureInput } from '../../files/picture-input.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { DetailsProps } from './details-props.ts'
import { invalidatedByCompany } from './invalidated-by-company.ts'

/** The logo of a company, cut to a square here and redrawn by the server. */
export function LogoSection({ organization, onChange, isInspected }: DetailsProps) {
  const t = usePhrases('organizations')
  const change = useMutationOf(changeLogo, { changes: invalidatedByCompany })
  const takeAway = useMutationOf(removeLogo, { changes: invalidatedByCompany })
  const { id, name, logoUrl } = organization
  const save = async (avatar: File) => {
    const answer = await change({ body: { avatar } })
    onChange({ ...organization, logoUrl: answer.logoUrl })
    toast(t('saved'), 'success')
  }
  const [remove, isRemoving] = useAction(async () => {
    await takeAway({})
    onChange({ ...organization, logoUrl: null })
    toast(t('saved'), 'success')
  })

  return (
    <SectionCard id="logo" title={t('logo')} {...(!isInspected && { text: t('logoText') })}>
      <div className="flex flex-wrap items-center gap-4">
        <InitialsLogo
          colorKey={id}
          name={readIn(useLocale(), name).text}
          imageUrl={logoUrl}
          className="size-20 text-2xl"
        />
        {!isInspected && (
          <PictureInput subject="logo" label={t(logoUrl ? 'changeLogo' : 'chooseLogo')} onPicture={save} />
        )}
        {!isInspected && logoUrl && (
          <Button kind="quiet" size="small" disabled={isRemoving} onClick={remove}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
