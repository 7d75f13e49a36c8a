import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayShowTip } from './tip-anchor.ts';

class Place {
  dialog: Place | null;
  constructor(dialog: Place | null = null) {
    this.dialog = dialog;
  }
  matches = () => true;
  closest = () => this.dialog;
  contains = (other: Place) => other.dialog === this;
}

class Focus {
  type = 'focusin';
  target: Place;
  relatedTarget: Place | null;
  constructor(target: Place, from: Place | null) {
    this.target = target;
    this.relatedTarget = from;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Place);
  vi.stubGlobal('FocusEvent', Focus);
});
afterEach(() => void vi.unstubAllGlobals());

const shows = (target: Place, from: Place | null) => mayShowTip(new Focus(target, from) as unknown as Event);

test('[E14] a dialog that opens shows no tooltip of the button that it gives the focus to', () => {
  const dialog = new Place();
  const [close, other, page] = [new Place(dialog), new Place(dialog), new Place()];
  expect([shows(close, page), shows(close, null), shows(close, other), shows(page, null)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
