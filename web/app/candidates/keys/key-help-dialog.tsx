import { usePhrases } from '../../i18n/use-phrases.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyName } from './key-name.tsx'
import type { Help } from './use-candidate-keys.ts'

const digits = ['1', '2', '3', '4']

const next = { keys: ['J', 'K'], means: 'key.next' } as const
const page = [
  { keys: ['A'], means: 'key.answer', isDeciding: true },
  { keys: ['/'], means: 'key.search' },
  { keys: ['?'], means: 'key.help' },
] as const

/**
 * Keyboard shortcuts, by the part of the page where they work. Those with `isDeciding` are for members who may change
 * the state of a candidate.
 */
const groups = {
  table: [
    next,
    { keys: ['X'], means: 'key.select', isDeciding: true },
    { keys: ['Shift', 'X'], means: 'key.selectRange', isDeciding: true },
    ...page,
  ],
  board: [
    next,
    { keys: ['↑', '↓', '←', '→'], means: 'key.cards' },
    { keys: ['Home', 'End'], means: 'key.ends' },
    { keys: ['Enter'], means: 'key.openCard' },
    { keys: ['Space'], means: 'key.pickUp', isDeciding: true },
    { keys: ['←', '→'], means: 'key.column', isDeciding: true },
    { keys: digits, means: 'key.moveCard', isDeciding: true },
    ...page,
  ],
  open: [
    { keys: digits, means: 'key.state', isDeciding: true },
    { keys: ['U'], means: 'key.undo', isDeciding: true },
    { keys: ['C'], means: 'key.comment' },
    { keys: ['F'], means: 'key.file' },
    { keys: ['Esc'], means: 'key.close' },
  ],
} as const

type Row = {
  keys: readonly string[]
  means: (typeof groups)[keyof typeof groups][number]['means']
  isDeciding?: boolean
}

type KeyHelpDialogProps = { help: Help; view: 'table' | 'board'; mayDecide: boolean }

/** All keyboard shortcuts of the page. */
export function KeyHelpDialog({ help: { isShown, hide }, view, mayDecide }: KeyHelpDialogProps) {
  const t = usePhrases('candidates')
  return (
    <Dialog isOpen={isShown} onClose={hide} title={t('keys')}>
      <div className="grid gap-6">
        <Keys
          title={t(view === 'table' ? 'keys.table' : 'keys.board')}
          rows={groups[view]}
          {...{ mayDecide }}
        />
        <Keys title={t('keys.open')} rows={groups.open} mayDecide={mayDecide} />
        <p className="text-start text-sm text-ink-2">{t('keys.anyKeyboard')}</p>
      </div>
    </Dialog>
  )
}

type KeysProps = { title: string; rows: readonly Row[]; mayDecide: boolean }

function Keys({ title, rows, mayDecide }: KeysProps) {
  const t = usePhrases('candidates')
  return (
    <section className="text-start">
      <h3 className="mb-3 text-sm font-semibold text-ink-2">{title}</h3>
      <dl className="grid grid-cols-[minmax(8.5rem,auto)_1fr] items-center gap-x-5 gap-y-2.5">
        {rows
          .filter(({ isDeciding = false }) => mayDecide || !isDeciding)
          .map(({ keys, means }) => (
            <div key={means} className="contents">
              <dt className="flex flex-wrap gap-1.5">
                {keys.map((key) => (
                  <KeyName key={key} name={key} />
                ))}
              </dt>
              <dd>{t(means)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
