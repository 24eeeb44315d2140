/** The picture that the document itself showed first; it stands in until the same court is drawn in the operator's colours. */
export const firstPicture = document.querySelector<HTMLImageElement>('.first__art')?.src;
