// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.answer.Diagnostics;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/**
 * The documents that are open in the editor. Each change is checked in the background after a short delay; a further
 * change ends the check under way. A question about a document is answered when its current version has been checked,
 * or with the error {@code ContentModified} if it changes before.
 */
final class Documents {
  private final Supplier<Snapshot> snapshots;
  private final CheckQueue queue;
  private final Map<String, OpenDocument> open = new HashMap<>();
  private LanguageClient client;

  /**
   * @param snapshots returns the current dialects
   * @param queue runs the checks
   */
  Documents(Supplier<Snapshot> snapshots, CheckQueue queue) {
    this.snapshots = snapshots;
    this.queue = queue;
  }

  void connect(LanguageClient newClient) {
    client = newClient;
  }

  /** Opens a document, or replaces all of its text. */
  synchronized void open(String uri, int version, String text) {
    OpenDocument before = open.get(uri);
    if (before != null) {
      before.supersede();
    }
    OpenDocument document = new OpenDocument(uri, version, new DocumentText(text));
    open.put(uri, document);
    check(document, CheckQueue.AT_ONCE);
  }

  /** Applies changes one after the other, each to the result of those before it. Unknown documents are ignored. */
  synchronized void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
    OpenDocument before = open.get(uri);
    if (before == null) {
      return;
    }
    DocumentText text = before.text;
    for (TextDocumentContentChangeEvent change : changes) { // may fail, and then nothing has changed
      text = change.getRange() == null
          ? new DocumentText(change.getText()) : text.replace(change.getRange(), change.getText());
    }
    before.supersede();
    OpenDocument document = new OpenDocument(uri, version, text);
    document.before = before.lastCheck();
    open.put(uri, document);
    check(document, CheckQueue.AFTER_TYPING);
  }

  /** Closes a document and removes its diagnostics from the editor. */
  synchronized void close(String uri) {
    OpenDocument document = open.remove(uri);
    if (document != null) {
      document.supersede();
      client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of(), document.version));
    }
  }

  /** Checks all documents again, because the dialects have changed. */
  synchronized void checkAll() {
    for (OpenDocument document : List.copyOf(open.values())) {
      document.supersede();
      OpenDocument again = new OpenDocument(document.uri, document.version, document.text);
      open.put(document.uri, again);
      check(again, CheckQueue.AFTER_TYPING);
    }
  }

  /**
   * Answers a question about the current version of a document when it has been checked.
   *
   * @param unknown the answer if the document is not open
   */
  synchronized <T> CompletableFuture<T> ask(String uri, T unknown, Function<CheckedDocument, T> answer) {
    OpenDocument document = open.get(uri);
    return document == null ? CompletableFuture.completedFuture(unknown) : document.checked.thenApply(answer);
  }

  /** Returns the current text of a document, checked or not; null if the document is not open. */
  synchronized @Nullable DocumentText text(String uri) {
    OpenDocument document = open.get(uri);
    return document == null ? null : document.text;
  }

  /** Returns the current dialects. */
  Snapshot snapshot() {
    return snapshots.get();
  }

  private void check(OpenDocument document, long delay) {
    document.task = queue.submit(delay, () -> {
      try {
        if (!checkChange(document)) {
          publish(document, CheckedDocument.check(document.text, document.name(), snapshots.get()));
        }
      } finally {
        document.abandon(); // after a fault, so that no question waits for ever
      }
    });
  }

  /**
   * Checks the part of a document that has changed. Nothing else happens meanwhile, because the program is changed.
   *
   * @return whether that was enough, or the document has changed again
   */
  private synchronized boolean checkChange(OpenDocument document) {
    if (open.get(document.uri) != document) {
      return true;
    }
    CheckedDocument before = document.before;
    document.before = null; // not kept while the whole is checked
    CheckedDocument checked =
        before == null ? null : before.changed(document.text, document.name(), snapshots.get());
    if (checked != null) {
      publish(document, checked);
    }
    return checked != null;
  }

  private synchronized void publish(OpenDocument document, CheckedDocument checked) {
    if (open.get(document.uri) == document) {
      client.publishDiagnostics(new PublishDiagnosticsParams(
          document.uri, Diagnostics.of(document.uri, checked), document.version));
      document.checked.complete(checked);
    }
  }
}
