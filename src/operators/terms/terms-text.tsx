import { NetworkText } from '#i18n/network-text.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';

/** Paragraphs as publishers read them: between two is an empty line. */
export function TermsText({ children: text }: { children: string }) {
  return (
    <TextBlock>
      {text.split(/\n{2,}/).map((paragraph, nth) => (
        // The paragraphs of a text stay in their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={nth}>
          <NetworkText>{paragraph}</NetworkText>
        </p>
      ))}
    </TextBlock>
  );
}
