// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.jspecify.annotations.Nullable;

/** The capabilities of the editor for completion. */
final class CompletionAbilities {
  /** Trigger characters: those of {@code mlir-lsp-server} and first characters of symbols, flags, dictionaries. */
  private static final List<String> TRIGGERS =
      List.of(".", "%", "^", "!", "#", "(", ",", "<", ":", "[", " ", "\"", "/", "@", "-", "{", "=");

  private CompletionAbilities() {}

  static CompletionOptions provider() {
    return new CompletionOptions(true, TRIGGERS);
  }

  /** Returns whether the editor supports snippets. */
  static boolean hasSnippets(@Nullable ClientCapabilities editor) {
    TextDocumentClientCapabilities texts = editor == null ? null : editor.getTextDocument();
    CompletionCapabilities completion = texts == null ? null : texts.getCompletion();
    CompletionItemCapabilities item = completion == null ? null : completion.getCompletionItem();
    return item != null && Boolean.TRUE.equals(item.getSnippetSupport());
  }
}
