import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { isNarrowed } from '../../../machines/list/listQuestion.ts';
import { cards as readCards, type PickerCard } from '../../../machines/picker/pickerSelectors.ts';
import type { PickerRef } from '../../../machines/picker/pickerMachine.ts';
import { retailItem, type Product } from '../../../machines/retail/retailItems.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { loadCategories, loadShelf } from '../../adapters/actors/offered/retailActors.ts';
import { equipmentOf, isEquipment } from '../../art/equipmentOf.ts';
import type { Id } from '../../contract/wire/wire.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Chips } from '../../components/choices/Chips.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { EquipmentArt } from '../../components/pictures/CourtArt.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Tag } from '../../components/signs/Tag.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { ListSearch } from '../../shell/lists/ListSearch.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PickerAtOnce } from '../../widgets/picker/PickerAtOnce.tsx';
import { PickerRefusal } from '../../widgets/picker/PickerRefusal.tsx';
import { usePicker } from '../../widgets/picker/usePicker.ts';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { GoodsInCart } from './GoodsInCart.tsx';
import './retail.css';

const all = '';

/** What an outlet sells, or what all of them do: searched, narrowed to a category, taken one by one (R2.2.3, R4.8.5). */
export function ProductShelf({ outletId }: { outletId: Id | null }) {
  const { t } = useLingui();
  const kind = outletId === null ? 'retailProducts' : 'outletProducts';
  const [load] = useState(() => loadShelf(outletId));
  const { list, snapshot, items } = useOpenList(kind, load);
  const { shown: categories, isBusy: isAskingCategories } = useResource(loadCategories, outletId);
  const { narrowing } = snapshot.context;
  return (
    <div className="wrap pagefoot">
      <section className="shelf__ask" aria-label={t`Which products`}>
        <ListSearch list={list} snapshot={snapshot} label={t`Search products`} />
        {categories && categories.length > 1 ? (
          <Chips
            legend={<Trans>Category</Trans>}
            legendHidden
            scroll
            value={narrowing['category'] ?? all}
            onChange={(value) => list.send({ type: 'narrowing.choose', name: 'category', value: value || null })}
            options={[
              { value: all, label: <Trans>All</Trans> },
              ...categories.map((category) => ({ value: String(category.id), label: <LocalText of={category} /> })),
            ]}
          />
        ) : categories === null && isAskingCategories ? (
          <div className="shelf__space" />
        ) : null}
      </section>
      <PagedList
        list={list}
        snapshot={snapshot}
        outline="cards"
        empty={
          isNarrowed(narrowing) ? (
            <EmptyState
              title={<Trans>Nothing like that on the shelf</Trans>}
              action={
                <Button variant="line" onClick={() => list.send({ type: 'narrowing.clear' })}>
                  <Trans>Show everything</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyShelf outletId={outletId} />
          )
        }
      >
        <Goods products={items} />
      </PagedList>
      <GoodsInCart />
    </div>
  );
}

/** One outlet may have nothing today, and the next one may; where none has, the shop is no place to stay. */
function EmptyShelf({ outletId }: { outletId: Id | null }) {
  return (
    <EmptyState
      title={<Trans>The shelf is empty</Trans>}
      action={
        outletId === null ? (
          <LinkButton variant="line" to="/">
            <Trans>Back to the home page</Trans>
          </LinkButton>
        ) : (
          <LinkButton variant="line" to="/outlets">
            <Trans>Our outlets</Trans>
          </LinkButton>
        )
      }
    />
  );
}

function Goods({ products }: { products: readonly Product[] }) {
  const items = useMemo(() => products.map(retailItem), [products]);
  // The number itself says what was put into the cart, and so does the bar below.
  const picker = usePicker(items);
  const cards = useSelector(picker, readCards);
  return (
    <ul className="shop">
      {cards.map((card) => {
        const product = products.find(({ product_id }) => product_id === card.item.id);
        return product ? <Good key={card.item.id} picker={picker} card={card} product={product} /> : null;
      })}
    </ul>
  );
}

/** As few as deserve a word. */
const few = 5;

interface GoodProps {
  picker: PickerRef;
  card: PickerCard;
  product: Product;
}

function Good({ picker, card, product }: GoodProps) {
  const { venue, image_base: base } = useConfig();
  const { left, isSoldOut, problem } = card;
  return (
    <li className={isSoldOut ? 'is-out' : undefined}>
      <Picture
        ratio="1"
        src={imageAddress(product.image, base)}
        art={
          <EquipmentArt
            item={isEquipment(product.kit) ? product.kit : equipmentOf(product.name, product.ar_name)}
            seed={product.product_id}
            light="day"
            width={320}
            height={320}
          />
        }
      />
      <div className="shop__b">
        <div>
          <h2>
            <LocalText of={product} />
          </h2>
          <p className="fine">
            <DescribedText of={product} />
          </p>
          <p className="shop__p">
            <PriceText amount={withTax(product)} currency={venue.currency} />
            {left !== null && left > 0 && left <= few ? (
              <b className="fine">
                <Plural value={left} one="# left" other="# left" />
              </b>
            ) : null}
          </p>
        </div>
        {isSoldOut ? (
          <Tag>
            <Trans>Sold out</Trans>
          </Tag>
        ) : (
          <PickerAtOnce picker={picker} card={card} />
        )}
      </div>
      <PickerRefusal problem={problem} onAgain={() => picker.send({ type: 'item.add', id: card.item.id })} />
    </li>
  );
}
