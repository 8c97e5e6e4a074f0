import type { ErasedApplications } from '@qareeb/contract/organizations/deletion'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** Sentences about the applications that a deleted company takes along; none where it has none. */
export function useErasedLines({ applications, told }: ErasedApplications): string[] {
  const t = usePhrases('users')
  return [
    ...(applications > 0 ? [t('deleteApplications', { count: applications })] : []),
    ...(told > 0 ? [t('deleteTold', { count: told })] : []),
  ]
}
