import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { Html } from '../html.tsx'
import type { TextSection } from '../page-text.server.ts'
import type { Picture } from '../pictures.server.ts'
import { ThemedPicture } from '../themed-picture.tsx'

type Pictures = Record<'form' | 'candidates' | 'locations', Picture>

/** Parts of the dashboard in words and pictures, by turns on either side. */
export function ShownFeatures({ section, pictures }: { section: TextSection; pictures: Pictures }) {
  const t = usePhrases('partner')
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-2xl font-semibold">
        {section.title}
      </h2>
      <ul className="mt-8 space-y-14 sm:space-y-20">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className={cx(
              'grid items-center gap-x-12 gap-y-6',
              index % 2 === 1 ? 'lg:grid-cols-[1.7fr_1fr]' : 'lg:grid-cols-[1fr_1.7fr]',
            )}
          >
            <div className={cx(index % 2 === 1 && 'lg:order-last')}>
              <h3 className="text-xl font-semibold">{item.title}</h3>
              <Html text={item} className="mt-3 text-ink-2" />
            </div>
            {item.id !== null && item.id in pictures && (
              // The names of the three pictures, as the line above has found out.
              <Shown name={item.id as keyof Pictures} pictures={pictures} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-3">{t('demoNote')}</p>
    </section>
  )
}

function Shown({ name, pictures }: { name: keyof Pictures; pictures: Pictures }) {
  const t = usePhrases('partner')
  return (
    <div>
      <ThemedPicture picture={pictures[name]} alt={t(`picture.${name}`)} />
    </div>
  )
}
