import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import { type OwnProfile, updateOwnProfile } from '@qareeb/contract/users'
import { ApiError } from '../http/api.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { changeSessionUser } from '../session/session-store.ts'
import { useCall } from '../session/use-call.ts'
import { toast } from '../ui/toasts/toast.ts'

export type ProfileChange = ArgumentsOf<typeof updateOwnProfile>['body']

/**
 * Saves a change of the profile and shows a toast, with its own text if given.
 * @returns the profile as it is now; throws what the call throws
 */
export function useSaveProfile(onChange: (profile: OwnProfile) => void) {
  const t = usePhrases('users')
  const call = useCall()
  return async (change: ProfileChange, said = t('saved')): Promise<OwnProfile> => {
    const profile = await call(updateOwnProfile, { body: change })
    onChange(profile)
    changeSessionUser({
      firstName: profile.firstName,
      lastName: profile.lastName,
      userType: profile.userType,
      avatarUrl: profile.avatarUrl,
    })
    toast(said, 'success')
    return profile
  }
}

/** @returns the toast of a failed save; none for a refusal of typed values, which stands at their fields */
export function useNotSavedToast() {
  const t = usePhrases('users')
  return (failure: unknown) =>
    failure instanceof ApiError && failure.status < 500 ? undefined : t('notSaved')
}
