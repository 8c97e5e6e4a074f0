import { usePhrases } from '../i18n/use-phrases.ts'

/** The place of the reader on a map. */
export const OwnDot = () => (
  <span
    role="img"
    aria-label={usePhrases('map')('myPlace')}
    className="block size-4.5 rounded-full border-3 border-[white] bg-[#2a7de1] shadow-2"
  />
)
