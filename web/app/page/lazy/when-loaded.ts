import { toast } from '../../ui/toasts/toast.ts'
import { reloadPage } from './reload-page.ts'

/**
 * Runs something that needs code of its own. When the code does not arrive, the page is loaded again, or `offline` is
 * returned.
 */
export function whenLoaded(load: () => Promise<unknown>, run: () => void, offline: string): void {
  void load().then(run, async () => {
    if (!(await reloadPage())) toast(offline, 'destructive')
  })
}
