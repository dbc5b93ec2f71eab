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
  /** The error of requests for a version that is no longer current. */
  static final ResponseErrorException CHANGED = new ResponseErrorException(
      new ResponseError(ResponseErrorCode.ContentModified, "the document has changed", null));

  final String uri;
  final int version;
  final DocumentText text;
  /** Runs the checks of all versions, and the answers to questions about them. */
  final Lane lane;
  /** The answers to questions about the current version that do not need its check. */
  final TypedAnswers typed;
  final LastCheck last;
  final CompletableFuture<CheckedDocument> checked = new CompletableFuture<>();
  @Nullable Future<?> task;
  /** The result for the last version whose check timed out. */
  @Nullable CheckedDocument givenUp;

  OpenDocument(String uri, int version, DocumentText text, Lane lane, TypedAnswers typed, LastCheck last) {
    this.uri = uri;
    this.version = version;
    this.text = text;
    this.lane = lane;
    this.typed = typed;
    this.last = last;
  }

  OpenDocument next(int newVersion, DocumentText newText) {
    OpenDocument next = new OpenDocument(uri, newVersion, newText, lane, typed, last);
    next.givenUp = givenUp;
    return next;
  }

  /** Returns the name of the file in locations. */
  String name() {
    return CheckedDocument.nameOf(uri);
  }

  /** Ends the running check; requests that wait for it fail. */
  void supersede() {
    if (task != null) {
      task.cancel(true);
    }
    abandon();
  }

  /** Lets the questions fail that wait for the check. */
  void abandon() {
    checked.completeExceptionally(CHANGED);
  }
}
