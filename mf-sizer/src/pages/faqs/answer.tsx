import { isPlainClick } from '@specbuilder/shared-ui/browser';
import { Link, usePlatform } from '@specbuilder/shared-ui/core';
import { GlossaryText } from '@specbuilder/shared-ui/glossary';
import { useServerAddress } from '@specbuilder/shared-ui/widgets';
import { Fragment, type MouseEvent, type ReactNode } from 'react';

/** Pages of the product; the server handles everything below /api. */
const isPage = (href: string) => /^\/(?!\/|api\/)/.test(href);
const isSafe = (href: string) => /^(?:\/(?!\/)|https:\/\/|mailto:)/.test(href);

/** A server-provided answer as elements: those that A-169 allows, and only the text of all others. */
export function Reply({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{drawn(body)}</>;
}

function drawn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) =>
    // Texts stay texts, in which the glossary looks for its terms.
    node instanceof Text ? node.data : <Fragment key={String(index)}>{drawnNode(node)}</Fragment>,
  );
}

function drawnNode(node: Node): ReactNode {
  if (!(node instanceof Element)) return null;
  const content = drawn(node);
  switch (node.localName) {
    case 'p':
      return (
        <p>
          <GlossaryText>{content}</GlossaryText>
        </p>
      );
    case 'li':
      return (
        <li>
          <GlossaryText>{content}</GlossaryText>
        </li>
      );
    case 'ul':
      return <ul>{content}</ul>;
    case 'ol':
      return <ol>{content}</ol>;
    case 'strong':
      return <strong>{content}</strong>;
    case 'em':
      return <em>{content}</em>;
    case 'a':
      return <QuestionLink href={node.getAttribute('href') ?? ''}>{content}</QuestionLink>;
    default:
      return node.textContent;
  }
}

function QuestionLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { navigation } = usePlatform();
  const addressOf = useServerAddress();
  if (!isSafe(href)) return children;
  if (!isPage(href)) {
    return (
      <Link inline href={addressOf(href)} target="_blank" rel="noopener noreferrer">
        {children}
      </Link>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigation.history.push(href);
  };
  return (
    <Link inline href={addressOf(href)} onClick={follow}>
      {children}
    </Link>
  );
}
