import { changeOwnAvatar, removeOwnAvatar } from '@qareeb/contract/files'
import { PictureInput } from '../files/picture-input.tsx'
import { usePhrases } from '../i18n/use-phrases.ts'
import { changeSessionUser } from '../session/session-store.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { readerOf } from './reader-of.ts'
import type { SectionProps } from './section-props.ts'

/** The picture of the reader, cut to a square here and redrawn by the server. */
export function PhotoSection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const call = useCall()
  const show = (avatarUrl: string | null) => {
    onChange({ ...profile, avatarUrl })
    changeSessionUser({ avatarUrl })
  }
  const save = async (avatar: File) => {
    show((await call(changeOwnAvatar, { body: { avatar } })).avatarUrl)
    toast(t('photoSaved'), 'success')
  }
  const [remove, isRemoving] = useAction(async () => {
    await call(removeOwnAvatar, {})
    show(null)
  })

  return (
    <SectionCard id="photo" title={t('photo')} text={t(`photoText.${readerOf(profile)}`)}>
      <div className="flex flex-wrap items-center gap-4">
        <InitialsLogo
          colorKey={profile.id}
          name={`${profile.firstName} ${profile.lastName}`.trim() || profile.email}
          imageUrl={profile.avatarUrl}
          isRound
          className="size-20 text-2xl"
        />
        <PictureInput
          subject="person"
          label={t(profile.avatarUrl ? 'changePhoto' : 'choosePhoto')}
          onPicture={save}
        />
        {profile.avatarUrl && (
          <Button kind="quiet" size="small" disabled={isRemoving} onClick={remove}>
            {t('removePhoto')}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}
