// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

/** Receives the tokens of a text in its order. */
interface TokenSink {
  /**
   * Adds a token.
   *
   * @param start offset of its first byte
   * @param end offset after its last byte
   * @param modifiers a sum of modifiers of {@link TokenKind}
   */
  void add(int start, int end, TokenKind kind, int modifiers);
}
