// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.SemanticTokensWorkspaceCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/**
 * Asks the editor to fetch semantic tokens, hints and lenses again; otherwise it does so only when a text changes. A
 * request is sent only if the editor supports it.
 */
final class EditorRefresh {
  private volatile boolean tokens;
  private volatile boolean hints;
  private volatile boolean lenses;
  private LanguageClient client;

  void connect(LanguageClient newClient) {
    client = newClient;
  }

  /** Records which refresh requests the editor supports. */
  void initialize(@Nullable ClientCapabilities editor) {
    WorkspaceClientCapabilities workspace = editor == null ? null : editor.getWorkspace();
    if (workspace == null) {
      return;
    }
    SemanticTokensWorkspaceCapabilities ofTokens = workspace.getSemanticTokens();
    InlayHintWorkspaceCapabilities ofHints = workspace.getInlayHint();
    CodeLensWorkspaceCapabilities ofLenses = workspace.getCodeLens();
    tokens = ofTokens != null && Boolean.TRUE.equals(ofTokens.getRefreshSupport());
    hints = ofHints != null && Boolean.TRUE.equals(ofHints.getRefreshSupport());
    lenses = ofLenses != null && Boolean.TRUE.equals(ofLenses.getRefreshSupport());
  }

  /** Sends the requests. The answers have no content and are not waited for. */
  void send() {
    if (tokens) {
      client.refreshSemanticTokens();
    }
    if (hints) {
      client.refreshInlayHints();
    }
    if (lenses) {
      client.refreshCodeLenses();
    }
  }
}
