const fill = (element: HTMLElement | null) => {
  const offer = document.body.querySelector('template')?.content.cloneNode(true);
  element?.replaceChildren(offer ?? '');
};

/** The offer to reload that the page itself brings along: it is there when nothing else arrives (E12). */
export const FailedPage = () => <div ref={fill} />;
