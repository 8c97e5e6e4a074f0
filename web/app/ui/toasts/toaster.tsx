import { directionOf } from '@qareeb/contract/locale'
import { CircleExclamationPoint, CircleCheck, Info, TriangleExclamationPoint, X } from 'lucide-react'
import { Direction, Toast as Radix } from 'radix-ui'
import { type RefObject, useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../cx.ts'
import type { Toast } from './toast-list.ts'
import type { ToastVariant } from './toast.ts'

const looks: Record<ToastVariant, string> = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-danger bg-danger-soft text-danger',
  info: 'border-info bg-info-soft text-info',
  warning: 'border-warn bg-warn-soft text-warn',
  success: 'border-brand bg-brand-soft text-brand-strong',
}

const icons: Record<ToastVariant, ReactNode> = {
  default: null,
  destructive: <CircleExclamationPoint className="size-5 shrink-0" aria-hidden />,
  info: <Info className="size-5 shrink-0" aria-hidden />,
  warning: <TriangleExclamationPoint className="size-5 shrink-0" aria-hidden />,
  success: <CircleCheck className="size-5 shrink-0" aria-hidden />,
}

type ToasterProps = { toasts: readonly Toast[]; onDismiss: (id: number) => void }

/**
 * Shows toasts: 5,000 ms each, waiting while the pointer or the focus is on them, dismissed by a swipe to the right
 * of more than 50 px or with Escape.
 */
export default function Toaster({ toasts, onDismiss }: ToasterProps) {
  const t = usePhrases('ui')
  const viewport = useRef<HTMLOListElement>(null)
  useRaised(viewport, toasts[0]?.id)

  return (
    <Direction.Provider dir={directionOf(useLocale())}>
      <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t('notifications')}>
        {toasts.map((one) => (
          <ToastCard key={one.id} toast={one} onDismiss={onDismiss} />
        ))}
        <Radix.Viewport
          ref={viewport}
          popover="manual"
          label={t('notificationsRegion', { hotkey: '{hotkey}' })}
          className="toasts fixed inset-x-4 top-auto bottom-[calc(var(--bottom-bar)+1rem)] mx-auto w-auto max-w-sm overflow-visible bg-transparent outline-none md:bottom-6"
        />
      </Radix.Provider>
    </Direction.Provider>
  )
}

/**
 * Keeps the toasts in sight: an open dialog lies above all else of the page, but not above what is raised after it. A
 * toast that would cover the button that was just used comes at the other edge.
 */
function useRaised(viewport: RefObject<HTMLElement | null>, newest: number | undefined) {
  useEffect(() => {
    const raise = () => {
      viewport.current?.hidePopover()
      viewport.current?.showPopover()
    }
    const raiseAbove = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) raise()
    }
    raise()
    const frame = requestAnimationFrame(() => viewport.current && keepClear(viewport.current))
    document.addEventListener('toggle', raiseAbove, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('toggle', raiseAbove, { capture: true })
    }
  }, [viewport, newest])
}

function keepClear(viewport: HTMLElement) {
  viewport.toggleAttribute('data-aside', false)
  const pointed = [...document.querySelectorAll('button:hover, a:hover')]
  const used = [document.activeElement, ...pointed].filter((one) => one && one !== document.body)
  const toasts = viewport.getBoundingClientRect()
  const isCovered = used.some(
    (one) => one && !viewport.contains(one) && overlap(toasts, one.getBoundingClientRect()),
  )
  viewport.toggleAttribute('data-aside', isCovered)
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right

type ToastCardProps = { toast: Toast; onDismiss: ToasterProps['onDismiss'] }

function ToastCard({ toast: { id, text, variant, link, isOpen }, onDismiss }: ToastCardProps) {
  const t = usePhrases('ui')
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(opens) => {
        if (!opens) onDismiss(id)
      }}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={cx(
        'toast flex items-center gap-3 rounded-m border px-4 py-3 text-sm font-medium shadow-2',
        looks[variant],
      )}
    >
      {icons[variant]}
      <Radix.Description className="min-w-0 flex-1">{text}</Radix.Description>
      {link && (
        <Radix.Action asChild altText={link.label}>
          <Link to={link.to} className="shrink-0 underline underline-offset-4">
            {link.label}
          </Link>
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={t('close')}
        className="grid size-7 place-items-center rounded-full hover:bg-sunken/60"
      >
        <X className="size-4" aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
