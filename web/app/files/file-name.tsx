/**
 * The name of a file, read in its own direction on pages of either; the ending is kept apart, since the dot would change
 * sides between Arabic letters and digits.
 */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  if (dot <= 0) return <bdi>{name}</bdi>
  return (
    <bdi>
      {name.slice(0, dot)}
      <bdi dir="ltr">{name.slice(dot)}</bdi>
    </bdi>
  )
}
