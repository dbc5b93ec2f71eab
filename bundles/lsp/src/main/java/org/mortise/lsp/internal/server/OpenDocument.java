// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;

/** One version of an open document and its check. Guarded by {@link Documents}. */
final class OpenDocument {
  final String uri;
  final int version;
  final DocumentText text;
  final CompletableFuture<CheckedDocument> checked = new CompletableFuture<>();
  @Nullable Future<?> task;
  /** The last check of an earlier version, until this version is checked. */
  @Nullable CheckedDocument before;

  OpenDocument(String uri, int version, DocumentText text) {
    this.uri = uri;
    this.version = version;
    this.text = text;
  }

  /** Returns the name of the file for locations: the last part of the URI. */
  String name() {
    return uri.substring(uri.lastIndexOf('/') + 1);
  }

  /** Returns the check of this version, or else the last one of an earlier version; null if there is none. */
  @Nullable CheckedDocument lastCheck() {
    boolean isChecked = checked.isDone() && !checked.isCompletedExceptionally();
    return isChecked ? checked.join() : before;
  }

  /** Ends the check under way; questions that wait for it fail. */
  void supersede() {
    if (task != null) {
      task.cancel(true);
    }
    abandon();
  }

  /** Lets the questions fail that wait for the check. */
  void abandon() {
    checked.completeExceptionally(new ResponseErrorException(
        new ResponseError(ResponseErrorCode.ContentModified, "the document has changed", null)));
  }
}
