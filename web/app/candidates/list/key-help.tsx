import { Keyboard } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Help } from './use-list-keys.ts'

const keys = [
  { keys: ['J', 'K'], means: 'key.next' },
  { keys: ['1', '2', '3', '4'], means: 'key.state' },
  { keys: ['A'], means: 'key.answer' },
  { keys: ['X'], means: 'key.select' },
  { keys: ['C'], means: 'key.comment' },
  { keys: ['F'], means: 'key.file' },
  { keys: ['U'], means: 'key.undo' },
  { keys: ['/'], means: 'key.search' },
  { keys: ['Esc'], means: 'key.close' },
  { keys: ['?'], means: 'key.help' },
] as const

type KeyHelpProps = {
  help: Help
  /** Whether candidates are selected here. */
  maySelect: boolean
}

/** The keys of the page behind a button, for screens with a keyboard. */
export function KeyHelp({ help: { isShown, show, hide }, maySelect }: KeyHelpProps) {
  const t = usePhrases('candidates')
  const rows = keys.filter(({ means }) => maySelect || means !== 'key.select')
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onClick={show}
        aria-haspopup="dialog"
        className="justify-self-start max-lg:hidden"
      >
        <Keyboard className="size-4" aria-hidden />
        {t('allKeys')}
      </Button>
      <Dialog isOpen={isShown} onClose={hide} title={t('keys')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
          {rows.map((row) => (
            <div key={row.means} className="contents">
              <dt dir="ltr" className="flex gap-1.5">
                {row.keys.map((key) => (
                  <kbd
                    key={key}
                    className="rounded-s border border-line-strong bg-canvas px-2 py-0.5 text-sm"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(row.means)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
