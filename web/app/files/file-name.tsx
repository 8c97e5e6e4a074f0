/**
 * The name of a file, read in its own direction on pages of either. It is one piece, stem and ending together, so that
 * the text around it and the alignment of the page are untouched.
 */
export const FileName = ({ name }: { name: string }) => <bdi className="wrap-anywhere">{name}</bdi>
