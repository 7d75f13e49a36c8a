import { loadScreenTexts } from '#i18n/i18n.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense, useEffect, useState } from 'react';

const OfferPreview = lazyComponent(async () => {
  const [part] = await Promise.all([import('#screens/offers/offer-preview.tsx'), loadScreenTexts('offers')]);
  return part.OfferPreview;
});

// Without a connection the code would fail to load, and a reload would be offered.
const isUpon = ({ pointerType, target }: PointerEvent) =>
  pointerType !== 'touch' && navigator.onLine && target instanceof Element && target.closest('[data-offer]');

/** Previews of offers whose names have `data-offer`; their code loads when the pointer comes upon the first one. */
export function OfferHover() {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => {
    const look = (event: PointerEvent) => {
      if (isUpon(event)) setFirst((earlier) => earlier ?? event);
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, []);
  return first ? (
    <Suspense>
      <OfferPreview first={first} />
    </Suspense>
  ) : null;
}
