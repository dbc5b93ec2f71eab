// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensServerFull;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.Words;

/**
 * Computes semantic tokens of documents. The last answer about a whole document is kept, about five bytes for each
 * token, so that the next answer contains only the changes. Thread-safe.
 */
public final class DocumentTokens {
  private record Answer(String id, EncodedTokens tokens) {}

  private final Map<String, Answer> last = new ConcurrentHashMap<>();
  private int answers;

  /** Returns the server's capabilities for semantic tokens. */
  public static SemanticTokensWithRegistrationOptions options() {
    return new SemanticTokensWithRegistrationOptions(TokenKind.legend(), new SemanticTokensServerFull(true), true);
  }

  /** Returns the tokens of a document. Linear in its text. */
  public SemanticTokens all(String uri, CheckedDocument document) {
    EncodedTokens tokens = tokens(document, 0, document.text().bytes().length);
    return new SemanticTokens(remember(uri, tokens), tokens.numbers());
  }

  /**
   * Returns the changes since an answer, or all tokens if it was not the last answer. Linear in the text of the
   * document.
   */
  public Either<SemanticTokens, SemanticTokensDelta> changes(
      String uri, CheckedDocument document, @Nullable String since) {
    Answer before = last.get(uri);
    if (before == null || !before.id().equals(since)) {
      return Either.forLeft(all(uri, document));
    }
    EncodedTokens tokens = tokens(document, 0, document.text().bytes().length);
    return Either.forRight(new SemanticTokensDelta(before.tokens().changesTo(tokens), remember(uri, tokens)));
  }

  /** Returns the tokens of the lines of a range. Linear in these lines, and logarithmic in the document. */
  public static SemanticTokens in(Range range, CheckedDocument document) {
    DocumentText text = document.text();
    int from = text.lineStart(text.position(text.offset(range.getStart())).getLine());
    int to = Words.lineEnd(text.bytes(), text.offset(range.getEnd()));
    return new SemanticTokens(tokens(document, from, to).numbers());
  }

  /** Forgets the last answer about a document. */
  public void forget(String uri) {
    last.remove(uri);
  }

  private String remember(String uri, EncodedTokens tokens) {
    Answer answer = new Answer(nextId(), tokens);
    last.put(uri, answer);
    return answer.id();
  }

  private synchronized String nextId() {
    return Integer.toString(++answers);
  }

  private static EncodedTokens tokens(CheckedDocument document, int from, int to) {
    TokenEncoder encoder = new TokenEncoder(document.text(), from);
    new TokenReader(document.text().bytes(), from, to, new NameCursor(document), encoder).read();
    return encoder.finished();
  }
}
