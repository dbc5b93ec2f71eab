// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Ignores what happens outside of the open documents. */
final class NoWorkspace implements WorkspaceService {
  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams parameters) {
    // there is nothing to configure
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams parameters) {
    // only the editor's texts count
  }
}
