import type { Paths } from '../../paths.ts'

/**
 * The purpose of signing in, by the page that the person wanted.
 * @returns a phrase of `identity`
 */
export function signInPurpose(returnTo: string | null, paths: Pick<Paths, 'dashboard' | 'admin'>) {
  const [wanted = ''] = returnTo?.split('?') ?? []
  const isIn = (place: string) => wanted === place || wanted.startsWith(`${place}/`)
  if (isIn(paths.admin())) return 'loginLead.administration'
  return isIn(paths.dashboard()) ? 'loginLead.company' : 'loginLead'
}
