import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { pathInLocale } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before a page is left whose text is not stored. The same page in the other language is not another page. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = usePhrases('jobAdForm')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && bare(currentLocation.pathname) !== bare(nextLocation.pathname),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      isOpen
      onClose={blocker.reset}
      title={t('leaveTitle')}
      footer={
        <>
          <Button kind="outline" onClick={blocker.proceed}>
            {t('leave')}
          </Button>
          <Button onClick={blocker.reset}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  )
}

const bare = (pathname: string) => pathInLocale(pathname, 'ar')
