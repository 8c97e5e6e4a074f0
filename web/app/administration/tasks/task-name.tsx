import { usePhraseNamed } from '../use-phrase-named.ts'

/** The description of a background task, and beside it its name in code; on phones below it. */
export function TaskName({ name }: { name: string }) {
  const description = usePhraseNamed(`doing.${name}`)
  return (
    <>
      {description && <span className="me-2 max-sm:block">{description}</span>}
      <bdi dir="ltr" className={description && 'text-sm font-normal text-ink-3'}>
        {name}
      </bdi>
    </>
  )
}
