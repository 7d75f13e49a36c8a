import { longestText } from '#contract/wire.ts';
import { Icon } from '#ui/content/icon.tsx';
import { Input } from '#ui/controls/input.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { debounce } from 'es-toolkit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { plainList } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

const typingPause = 300;

// The typed text, and the address it was last synced with.
function useDraft(search: string) {
  const [draft, setDraft] = useState({ text: search, sent: search, seen: search });
  if (search !== draft.seen) {
    setDraft({ ...draft, seen: search, text: search === draft.sent ? draft.text : search });
  }
  return {
    text: draft.text,
    type: (text: string) => setDraft({ ...draft, text, sent: text.trim() }),
  };
}

/** Searches while typing, debounced, and follows the address: Back and shared links (L7). */
export function SearchBox({ label }: { label: string }) {
  const [{ search }, change] = useListSearch(plainList);
  const { text, type } = useDraft(search);
  const [send] = useState(() => debounce((run: () => void) => run(), typingPause));
  return (
    <InputGroup start={<Icon of={Search} size="sm" />}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longestText}
        value={text}
        onChange={({ target }) => {
          type(target.value);
          send(() => change({ search: target.value.trim() }, { replace: true }));
        }}
        onBlur={() => send.flush()}
      />
    </InputGroup>
  );
}
