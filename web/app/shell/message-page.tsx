import type { ReactNode } from 'react'
import { LogoMark } from './logo.tsx'

/** A page with one message and the next step. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string
  text?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-6 py-24 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft">
        <LogoMark size={40} />
      </span>
      <h1 className="text-3xl font-semibold">{title}</h1>
      {text && <p className="text-ink-2">{text}</p>}
      {children}
    </div>
  )
}
