import { useState, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './picture.css';

export interface PictureProps {
  /** The operator's photograph, if there is one. */
  src?: string | null | undefined;
  /** Empty where a text beside it says the same. */
  alt?: string | undefined;
  /** Width to height, as in CSS: `3 / 2`. */
  ratio?: string | undefined;
  /** What stands in the frame without a photograph: `<CourtArt>`, `<EquipmentArt>`. */
  art: ReactNode;
  /** Load at once: the picture is part of the first screen. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A frame with a photograph, or with a drawing where there is none or it does not load. */
export function Picture({ src, alt = '', ratio, art, eager = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classNames('pic', className)} style={ratio ? { '--ar': ratio } : undefined}>
      {src && src !== broken ? (
        <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" onError={() => setBroken(src)} />
      ) : (
        art
      )}
    </span>
  );
}
