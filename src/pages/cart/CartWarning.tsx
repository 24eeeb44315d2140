import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { notify } from '../../actors/notices.ts';
import { useCart } from '../../actors/portalContext.tsx';
import { problemWords } from '../../widgets/cart/cartWords.ts';

/** Goods of another outlet were refused (R2.12.12): this cart is looked at and finished first, or given up (R4.7.7, R4.7.8, R8.2.15). */
export function CartWarning() {
  const { i18n, t } = useLingui();
  const cart = useCart();
  const dismiss = () => cart.send({ type: 'problem.dismiss' });
  const clear = () => {
    cart.send({ type: 'cart.clear' });
    notify({ tone: 'ok', text: t`Cart Cleared Successfully` });
  };
  return (
    <Dialog
      isLayer
      title={<Trans>One outlet at a time</Trans>}
      onClose={dismiss}
      bar={
        <>
          <Button variant="danger" onClick={clear}>
            <Trans>Clear cart</Trans>
          </Button>
          <LinkButton variant="cta" className="end" to="/cart" onClick={dismiss}>
            <Trans>View cart</Trans>
          </LinkButton>
        </>
      }
    >
      <p>{problemWords(i18n, { code: 'otherOutlet', message: null })}</p>
    </Dialog>
  );
}
