import { type ReactNode, useMemo } from 'react'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { PreviewLayer } from '../preview/preview-layer.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { type Previewed, shownAdOf } from '../preview/shown-ad-of.ts'
import type { Preview } from '../preview/use-preview.ts'
import { countBlocking } from '../quality/count-blocking.ts'
import { QualityPanel } from '../quality/quality-panel.tsx'
import { type QualityFacts, type QualityItem, qualityOf } from '../quality/quality.ts'
import type { SavedAd } from '../saving/use-saved-ad.ts'
import { FormButtons, type Publishing } from './form-buttons.tsx'
import { FormFoot } from './form-foot.tsx'
import { HeadBar } from './head-bar.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { type ButtonPlace, usePublishRefusal } from './publish-refusal.tsx'
import { SectionList } from './section-list.tsx'
import { sectionStates } from './section-states.ts'
import { useIsWide } from './use-is-wide.ts'

type DeskProps = {
  ad: SavedAd
  title: string
  facts: QualityFacts
  publishing: Publishing
  previewed: Omit<Previewed, 'now'>
  preview: Preview
  /** The parts of the form. */
  children: ReactNode
}

/** The frame of the form: its head, the list of its parts and of its quality, the form, and the preview. */
export function Desk({ ad, title, facts, publishing, previewed, preview, children }: DeskProps) {
  const locale = useLocale()
  const items = qualityOf(ad.typed, { ...facts, locale })
  const obstacleFacts = { names: facts.names ?? [], now: useNow(), locale }
  const refusal = usePublishRefusal()
  const shown = useShownAd(previewed)
  const hasRoom = useIsWide(roomForPreview)
  const buttonsAt = (place: ButtonPlace) => <FormButtons {...{ ad, ...publishing, refusal, place }} />
  return (
    <>
      <HeadBar ad={ad} title={title} refusal={refusal} buttons={buttonsAt('head')} />
      <div className="flex flex-1 items-start">
        <div className={`${column} w-63 p-3 pe-0 max-lg:hidden`}>
          <SectionList states={sectionStates(ad.typed, items, ad.errors)} />
          <QualityCard items={items} />
          {!hasRoom && <OpenPreview onOpen={() => preview.open('desktop')} />}
        </div>
        <form
          noValidate
          // A field that takes the focus must not lie under the bars.
          className="grid min-w-0 flex-1 grid-cols-1 gap-3 p-3 sm:p-4 [&_:is(input,select,ul,.ProseMirror)]:scroll-my-24"
          onSubmit={(event) => {
            event.preventDefault()
            publishing.save()
          }}
        >
          {children}
          <FormFoot
            count={countBlocking(ad.typed, items, obstacleFacts)}
            refusal={ad.stored?.state === 'active' ? null : refusal}
          >
            {buttonsAt('foot')}
          </FormFoot>
        </form>
        {hasRoom && (
          <div className={`${column} w-81 border-s border-line bg-sunken p-4`}>
            <PreviewPanel ad={shown} preview={preview} />
          </div>
        )}
      </div>
      <PhoneFoot
        ad={ad}
        items={items}
        refusal={refusal}
        onPreview={() => preview.open('phone')}
        buttons={buttonsAt('phone')}
      />
      <PreviewLayer ad={shown} preview={preview} />
    </>
  )
}

function QualityCard({ items }: { items: readonly QualityItem[] }) {
  const t = usePhrases('jobAdForm')
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="quality-title" className="mt-3 rounded-l border border-line bg-surface p-3">
      <h2 id="quality-title" className="mb-2 flex items-baseline justify-between gap-3 px-1 font-semibold">
        {t('quality')}
        <span className="text-sm font-normal text-ink-2">
          {t('qualityCount', { done, all: items.length })}
        </span>
      </h2>
      <QualityPanel items={items} />
    </section>
  )
}

/** Each column beside the form scrolls alone, under the head. */
const column =
  'sticky top-[calc(var(--banner,0px)+4rem)] h-[calc(100dvh-var(--banner,0px)-4rem)] shrink-0 overflow-y-auto'

/** Below that, preview and two languages side by side leave each other no room. */
const roomForPreview = '(width >= 84rem)'

function useShownAd({ typed, organization, locations }: DeskProps['previewed']) {
  const now = useNow()
  return useMemo(
    () => shownAdOf({ typed, organization, locations, now }),
    [typed, organization, locations, now],
  )
}

function OpenPreview({ onOpen }: { onOpen: () => void }) {
  const t = usePhrases('jobAdForm')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mt-3 h-11 w-full rounded-l border border-line bg-surface font-medium hover:bg-sunken"
    >
      {t('preview')}
    </button>
  )
}
