/** The partners of the event site, with their signs among the operator's pictures. */
export const partners = [
  { name: 'Dune Water', image: 'partners/dune-water.svg' },
  { name: 'Falaj Bank', image: 'partners/falaj-bank.svg' },
  { name: 'Oryx Sound', image: 'partners/oryx-sound.svg' },
  { name: 'Sidra Radio', image: 'partners/sidra-radio.svg' },
] as const;
