import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { KeyHelpDialog } from './key-help-dialog.tsx'
import { KeyName } from './key-name.tsx'
import type { Help } from './use-candidate-keys.ts'

type KeyStripProps = { help: Help; view: 'table' | 'board'; isOpen: boolean; mayDecide: boolean }

type Hint = {
  keys: readonly string[]
  means: 'next' | 'state' | 'answer' | 'comment' | 'file' | 'select' | 'search'
}

/** The keys that work now, at the foot of screens with a keyboard, and the way to all of them. */
export function KeyStrip({ help, view, isOpen, mayDecide }: KeyStripProps) {
  const t = usePhrases('candidates')
  const shown: (Hint | false)[] = [
    { keys: ['J', 'K'], means: 'next' },
    isOpen && mayDecide && { keys: ['1', '2', '3', '4'], means: 'state' },
    mayDecide && { keys: ['A'], means: 'answer' },
    isOpen && { keys: ['C'], means: 'comment' },
    isOpen && { keys: ['F'], means: 'file' },
    view === 'table' && mayDecide && { keys: ['X'], means: 'select' },
    { keys: ['/'], means: 'search' },
  ]
  return (
    <div
      data-key-strip
      className="sticky bottom-0 z-10 -mx-8 -mb-5 flex min-h-10 items-center gap-x-5 border-t border-line bg-canvas px-8 text-[0.8125rem] text-ink-2 max-lg:hidden pointer-coarse:hidden print:hidden"
    >
      <ul className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-1" aria-label={t('keys')}>
        {shown.map(
          (hint) =>
            hint && (
              <li key={hint.means} className="flex items-center gap-1.5">
                {hint.keys.map((key) => (
                  <KeyName key={key} name={key} />
                ))}
                {t(`hint.${hint.means}`)}
              </li>
            ),
        )}
      </ul>
      <Button kind="quiet" size="small" onClick={help.show} aria-haspopup="dialog" aria-keyshortcuts="?">
        <KeyName name="?" />
        {t('allKeys')}
      </Button>
      <KeyHelpDialog help={help} view={view} mayDecide={mayDecide} />
    </div>
  )
}
