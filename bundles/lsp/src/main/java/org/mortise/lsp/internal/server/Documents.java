// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.answer.Diagnostics;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.check.FailedCheck;
import org.mortise.lsp.internal.check.Overrun;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Snapshot;

/**
 * The documents that are open in the editor. Each change is checked in the background after a short delay; a further
 * change ends the check under way. A question about a document is answered when its current version has been checked,
 * or with the error {@code ContentModified} if it changes before. Checks and answers run code of dialects. They have a
 * {@link Lane} for each document, so that the program of a document is used by one thread at a time, and that an
 * endless loop there concerns this document only, which gets an error when the time is over.
 */
final class Documents {
  /** Bytes of a document for which its check may take a fifth of the limit longer. */
  private static final int SLICE = 1 << 20;
  private static final int SLICES = 5;

  private final Supplier<Snapshot> snapshots;
  private final Lanes lanes;
  private final Map<String, OpenDocument> open = new HashMap<>();
  private LanguageClient client;

  /**
   * @param snapshots returns the current dialects
   * @param lanes run the checks and answers
   */
  Documents(Supplier<Snapshot> snapshots, Lanes lanes) {
    this.snapshots = snapshots;
    this.lanes = lanes;
  }

  void connect(LanguageClient newClient) {
    client = newClient;
  }

  /** Opens a document, or replaces all of its text. */
  synchronized void open(String uri, int version, String text) {
    OpenDocument before = open.get(uri);
    DocumentText newText = new DocumentText(text);
    if (before == null) {
      replace(new OpenDocument(uri, version, newText, lanes.open()), Lanes.AT_ONCE);
    } else {
      before.supersede();
      replace(before.next(version, newText), Lanes.AT_ONCE);
    }
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
    OpenDocument document = before.next(version, text);
    document.before = before.lastCheck();
    replace(document, Lanes.AFTER_TYPING);
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
      OpenDocument again = document.next(document.version, document.text);
      again.givenUp = null;
      replace(again, Lanes.AFTER_TYPING);
    }
  }

  private void replace(OpenDocument document, long delay) {
    open.put(document.uri, document);
    document.task = document.lane.submit(
        delay, limit(document), () -> check(document), overrun -> giveUpCheck(document, overrun));
  }

  private long limit(OpenDocument document) {
    return lanes.limit() + lanes.limit() * (document.text.bytes().length / SLICE) / SLICES;
  }

  // ---- questions ---------------------------------------------------------------------------------------------------

  /**
   * Answers a question about the current version of a document when it has been checked.
   *
   * @param unknown the answer if the document is not open
   */
  synchronized <T> CompletableFuture<T> ask(String uri, T unknown, Function<CheckedDocument, T> answer) {
    OpenDocument document = open.get(uri);
    if (document == null) {
      return CompletableFuture.completedFuture(unknown);
    }
    CompletableFuture<T> result = new CompletableFuture<>();
    document.checked.whenComplete((checked, changed) -> {
      if (changed != null) {
        result.completeExceptionally(changed);
      } else {
        document.lane.submit(Lanes.AT_ONCE, limit(document), () -> complete(result, checked, answer),
            overrun -> giveUpAnswer(document, checked, result, overrun));
      }
    });
    return result;
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

  private static <T> void complete(
      CompletableFuture<T> result, CheckedDocument checked, Function<CheckedDocument, T> answer) {
    try {
      result.complete(answer.apply(checked));
    } catch (RuntimeException | Error fault) { // the session reports it as the answer
      result.completeExceptionally(fault);
    }
  }

  private void giveUpAnswer(
      OpenDocument document, CheckedDocument checked, CompletableFuture<?> result, Overrun overrun) {
    synchronized (this) {
      OpenDocument current = open.get(document.uri);
      if (current != null && current.lastCheck() == checked) {
        current.before = null;
        current.isInUse = current == document;
      }
    }
    String message =
        FailedCheck.describe("answering", document.name(), checked.snapshot(), overrun).message();
    result.completeExceptionally(new ResponseErrorException(
        new ResponseError(ResponseErrorCode.InternalError, Utf8.decode(message), null)));
  }

  // ---- checks ------------------------------------------------------------------------------------------------------

  private void check(OpenDocument document) {
    Snapshot snapshot = snapshots.get();
    try {
      CheckedDocument before = takeCheckBefore(document);
      CheckedDocument checked = before == null ? null : before.changed(document.text, document.name(), snapshot);
      if (checked == null && document.givenUp != null && document.givenUp.snapshot() == snapshot
          && lanes.hasLostMany()) {
        checked = new CheckedDocument(document.text, snapshot, document.givenUp.chunks());
      }
      publish(document,
          checked != null ? checked : CheckedDocument.check(document.text, document.name(), snapshot));
    } catch (CancellationException superseded) {
      document.abandon();
    } catch (RuntimeException | Error fault) { // must not end the server, whatever a dialect does
      publish(document, FailedCheck.of(document.text, document.name(), snapshot, fault));
    }
  }

  /** Returns the check that is to be changed, and does not keep it. */
  private synchronized @Nullable CheckedDocument takeCheckBefore(OpenDocument document) {
    if (open.get(document.uri) != document) {
      throw new CancellationException();
    }
    CheckedDocument before = document.before;
    document.before = null;
    return before;
  }

  private void giveUpCheck(OpenDocument document, Overrun overrun) {
    CheckedDocument failed = FailedCheck.of(document.text, document.name(), snapshots.get(), overrun);
    synchronized (this) {
      OpenDocument current = open.get(document.uri);
      if (current != null) {
        current.givenUp = failed;
      }
      publish(document, failed);
    }
  }

  /** Publishes the result of a check, unless the document has changed or there is a result. */
  private synchronized void publish(OpenDocument document, CheckedDocument checked) {
    if (open.get(document.uri) == document && !document.checked.isDone()) {
      client.publishDiagnostics(new PublishDiagnosticsParams(
          document.uri, Diagnostics.of(document.uri, checked), document.version));
      document.checked.complete(checked);
    }
  }
}
