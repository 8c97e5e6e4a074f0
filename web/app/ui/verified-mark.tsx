/** A tick in a badge, beside a name; `label` says its meaning. */
export const VerifiedMark = ({ label }: { label: string }) => (
  <span role="img" aria-label={label} title={label} className="verified-mark" />
)
