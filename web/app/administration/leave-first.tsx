import type { Bilingual } from '@qareeb/contract/locale'
import { endActivation } from '@qareeb/contract/organizations'
import { getOwnProfile } from '@qareeb/contract/users'
import { useMutationOf } from '../data/use-mutation-of.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useTabTitle } from '../page/use-tab-title.ts'
import { keepActing } from '../session/session-store.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button.tsx'
import { PageTop } from '../workspace/page-top.tsx'

/** For an administrator who works inside a company: platform rights rest until they leave it. */
export function LeaveFirst({ company }: { company: Bilingual }) {
  const t = usePhrases('administration')
  const end = useMutationOf(endActivation, { changes: [getOwnProfile] })
  const name = isolateName(readIn(useLocale(), company).text)
  const [leave, isLeaving] = useAction(async () => {
    await end({})
    keepActing(null)
  })
  const title = t('inside', { company: name })
  useTabTitle(title)
  return (
    <>
      <PageTop title={title} text={t('insideText')} />
      <Button disabled={isLeaving} onClick={leave}>
        {t('leave')}
      </Button>
    </>
  )
}
