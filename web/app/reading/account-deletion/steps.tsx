import { usePhrases } from '../../i18n/use-phrases.ts'
import { Html } from '../html.tsx'
import type { TextItem } from '../page-text.server.ts'
import type { Picture } from '../pictures.server.ts'
import { ThemedPicture } from '../themed-picture.tsx'

type StepsProps = {
  items: TextItem[]
  /** By the name that the heading of a step gives. */
  pictures: Record<'delete-account' | 'confirm-deletion', Picture>
}

/** Numbered steps, some with a picture. */
export function Steps({ items, pictures }: StepsProps) {
  return (
    <ol className="mt-6 space-y-8">
      {items.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-x-4 md:grid-cols-[2.5rem_1fr_auto]">
          <span className="grid size-10 place-items-center rounded-full bg-brand-soft font-semibold text-brand-strong">
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="pt-1.5 text-lg font-semibold">{step.title}</h3>
            <Html text={step} className="mt-2 text-ink-2" />
          </div>
          {step.id !== null && step.id in pictures && (
            // The names of the two pictures, as the line above has found out.
            <div className="mt-5 max-md:col-start-2 md:ms-4 md:mt-0">
              <StepPicture name={step.id as keyof typeof pictures} pictures={pictures} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function StepPicture({
  name,
  pictures,
}: { name: keyof StepsProps['pictures'] } & Pick<StepsProps, 'pictures'>) {
  const t = usePhrases('reading')
  return <ThemedPicture picture={pictures[name]} alt={t(`picture.${name}`)} className="max-w-72 md:w-64" />
}
