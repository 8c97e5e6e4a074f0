import { BadgeCheck, Banknote, Route, type LucideIcon } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'

/** The three facts that every ad shows before anybody applies. */
export function TrustStrip() {
  const t = usePhrases('home')
  return (
    <section
      aria-labelledby="trust"
      className="relative overflow-hidden rounded-l bg-[#0a3d2d] px-6 py-10 text-[#fff] sm:px-10"
    >
      <Triangles />
      <h2 id="trust" className="text-xl font-semibold sm:text-2xl">
        {t('trust')}
      </h2>
      <ul className="mt-7 grid gap-8 md:grid-cols-3">
        <Promise Icon={Route} title={t('trustDistance')} text={t('trustDistanceText')} />
        <Promise Icon={Banknote} title={t('trustPay')} text={t('trustPayText')} />
        <Promise Icon={BadgeCheck} title={t('trustVerified')} text={t('trustVerifiedText')} />
      </ul>
    </section>
  )
}

function Promise({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Icon className="size-7 text-[#f0b566]" aria-hidden />
      <h3 className="mt-3 text-lg font-semibold">{title}</h3>
      <p className="mt-1 max-w-sm text-[0.95rem] text-[#d3e7dd]">{text}</p>
    </li>
  )
}

/** The row of triangles that crowns the mud-brick walls of Najd. */
function Triangles() {
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-3 w-full text-[#f0b566] opacity-80">
      <pattern id="triangles" width="18" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0h18L9 10z" fill="currentColor" />
      </pattern>
      <rect width="100%" height="12" fill="url(#triangles)" />
    </svg>
  )
}
