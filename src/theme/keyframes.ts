const still = { transform: 'none', opacity: 1 };

/** Popups rise 2 px, drawers and sheets slide in, skeletons shimmer, busy things turn. */
export const keyframes = {
  popIn: { from: { opacity: 0, transform: 'translateY(-2px) scale(0.985)' }, to: still },
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  slideInEnd: { from: { transform: 'translateX(24px)', opacity: 0 }, to: still },
  slideOutEnd: { from: still, to: { transform: 'translateX(24px)', opacity: 0 } },
  riseIn: { from: { transform: 'translateY(12px)', opacity: 0 }, to: still },
  shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-60% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  sweep: { from: { transform: 'translateX(-20%)' }, to: { transform: 'translateX(170%)' } },
};
