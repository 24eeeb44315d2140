import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SellingRef } from '../../../machines/booking/selling/sellingMachine.ts';
import * as read from '../../../machines/booking/selling/sellingSelectors.ts';
import type { OfferedAddon } from '../../../machines/booking/selling/sellingSelectors.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { sportOf } from '../../art/sport.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { AddonCard } from '../../components/bookable/AddonCard.tsx';
import { EquipmentArt } from '../../components/pictures/CourtArt.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { QuantityAdd } from '../../components/choices/QuantityAdd.tsx';
import { Tabs } from '../../components/choices/Tabs.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { equipmentOf } from '../../art/equipmentOf.ts';

/** Step 3: what can be taken along with a facility (R1.3.2), by category (R2.12.3, R3.5.13). */
export function ChooseAddons({ selling }: { selling: SellingRef }) {
  const { t } = useLingui();
  const categories = useSelector(selling, read.addonCategories);
  const [shown, setShown] = useState<string | null>(null);
  const current = categories.find(({ id }) => String(id) === shown) ?? categories[0];
  if (current === undefined) return null;
  const cards = (
    <div className="addons">
      {current.cards.map((card) => (
        <Addon key={card.addon.product_id} selling={selling} card={card} />
      ))}
    </div>
  );
  return (
    <>
      <InCart selling={selling} />
      {categories.length > 1 ? (
        <Tabs
          label={t`Extras`}
          tabs={categories.map((category) => ({ key: String(category.id), label: <LocalText of={category} /> }))}
          value={String(current.id)}
          onChange={setShown}
        >
          {cards}
        </Tabs>
      ) : (
        <>
          <h3 className="bk__h">
            <LocalText of={current} />
          </h3>
          {cards}
        </>
      )}
    </>
  );
}

/** Says that the booking itself is complete, so that nobody feels obliged to add anything. */
function InCart({ selling }: { selling: SellingRef }) {
  const facility = useSelector(selling, read.facility);
  const isBooked = useSelector(selling, read.isBooked);
  if (!isBooked || facility === null) return null;
  const name = <LocalText of={facility} />;
  return (
    <Note tone="ok">
      <Trans>{name} is in your cart. Nothing below is needed to play.</Trans>
    </Note>
  );
}

/** Picture, name, price, how many, and the button that takes them (R2.12.5). */
function Addon({ selling, card }: { selling: SellingRef; card: OfferedAddon }) {
  const locale = useLocale();
  const service = useSelector(selling, read.service);
  const { venue, image_base: imageBase } = useSelector(selling, read.config);
  const { addon, quantity, max, isSoldOut, isAdding } = card;
  const { product_id: productId } = addon;
  const set = (chosen: number) => selling.send({ type: 'addon.set', productId, quantity: chosen });
  const name = localName(addon, locale);
  return (
    <AddonCard
      title={<LocalText of={addon} />}
      note={localText(addon, 'description', locale) ? <DescribedText of={addon} /> : undefined}
      price={<PriceText amount={withTax(addon)} currency={venue.currency} />}
      picture={
        <Picture
          src={imageAddress(addon.image, imageBase)}
          ratio="1"
          art={
            <EquipmentArt
              item={equipmentOf(addon.name, addon.ar_name)}
              seed={productId}
              sport={sportOf(service?.name, service?.ar_name)}
              way={productId}
              width={240}
              height={240}
            />
          }
        />
      }
      soldOut={isSoldOut}
      control={
        <QuantityAdd
          label={name}
          value={quantity}
          max={max}
          busy={isAdding}
          onChange={set}
          onBeyond={() => set(max + 1)}
          onAdd={() => selling.send({ type: 'addon.add', productId })}
        />
      }
    />
  );
}
