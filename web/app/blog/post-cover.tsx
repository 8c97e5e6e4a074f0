import type { PostSummary, PostTopic } from '@qareeb/contract/blog'
import { type ReactNode, useCallback, useState } from 'react'

/**
 * The cover of a post: its picture at the content host, over the drawing of its topic, which is seen until the picture comes and
 * when it does not. It is an ornament beside the title and has no words.
 */
export const PostCover = ({ post: { topic, cover } }: { post: Pick<PostSummary, 'topic' | 'cover'> }) => (
  <div className="relative">
    <TopicDrawing topic={topic} />
    {cover !== null && <HostPicture key={cover} address={cover} />}
  </div>
)

/** A picture that goes when it cannot be shown, also when it failed before the script of the page ran. */
function HostPicture({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  const watch = useCallback((picture: HTMLImageElement | null) => {
    void picture?.decode().catch(() => setHasFailed(true))
  }, [])
  if (hasFailed) return null
  return (
    <img
      ref={watch}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full object-cover"
    />
  )
}

/** Rings of distance, and a drawing of the subject, in the colours of the theme. */
const TopicDrawing = ({ topic }: { topic: PostTopic }) => (
  <svg viewBox="0 0 400 210" aria-hidden="true" className="block h-auto w-full bg-brand-soft">
    <g fill="none" className="stroke-brand/20" strokeWidth="1.2" strokeDasharray="2 7" strokeLinecap="round">
      {[60, 105, 150, 195, 240].map((radius) => (
        <circle key={radius} cx="200" cy="112" r={radius} />
      ))}
    </g>
    <g
      fill="none"
      className="stroke-brand-strong"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[topic]}
    </g>
  </svg>
)

/** A part in the warm colour of the site. */
const warm = 'stroke-accent fill-accent-soft'

const drawings: Record<PostTopic, ReactNode> = {
  pay: (
    <>
      <rect x="130" y="72" width="140" height="80" rx="12" className="fill-surface" />
      <circle cx="200" cy="112" r="20" className={warm} />
      <path d="M150 92h4M246 132h4M150 168h100M168 182h64" />
    </>
  ),
  law: (
    <>
      <path d="M200 62v100M165 166h70M145 82h110" />
      <path d="M145 82l-24 44a24 14 0 0 0 48 0zM255 82l-24 44a24 14 0 0 0 48 0z" className={warm} />
      <circle cx="200" cy="62" r="5" />
    </>
  ),
  offer: (
    <>
      <path d="M150 52h72l34 34v90H150z" className="fill-surface" />
      <path d="M222 52v34h34M168 104h64M168 122h64M168 140h34" />
      <path d="M206 162l12 10 24-28" className="stroke-accent" />
    </>
  ),
  commute: (
    <>
      <path d="M112 160c40-8 20-56 62-58s34 42 70 36 20-48 44-58" strokeDasharray="1 11" />
      <path
        d="M288 40a19 19 0 0 0-19 19c0 15 19 31 19 31s19-16 19-31a19 19 0 0 0-19-19z"
        className="fill-surface"
      />
      <circle cx="288" cy="59" r="6" className={warm} />
      <path d="M96 160l16-14 16 14v22H96z" className={warm} />
    </>
  ),
  ads: (
    <>
      <rect x="138" y="56" width="124" height="116" rx="12" className="fill-surface" />
      <path d="M156 80h52M156 100h88M156 116h88M156 132h56" />
      <rect x="206" y="142" width="40" height="16" rx="8" className={warm} />
    </>
  ),
  fairness: (
    <>
      <path d="M128 96v70M200 96v70M272 96v70" strokeDasharray="1 11" />
      <g className="fill-surface">
        <circle cx="128" cy="76" r="20" />
        <circle cx="200" cy="76" r="20" />
        <circle cx="272" cy="76" r="20" />
      </g>
      <path d="M116 168h24M188 168h24M260 168h24" className="stroke-accent" />
    </>
  ),
  other: <circle cx="200" cy="112" r="26" className={warm} />,
}
