// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
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
import org.mortise.lsp.internal.text.UriPath;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Snapshot;

/**
 * The documents that are open in the editor. Each change is checked in the background after a short delay; a further
 * change cancels the running check. A request about a document is answered when its current version has been checked,
 * or fails with {@code ContentModified} if the document changes before.
 * <p>Checks and answers run code of dialects. Each document has a {@link Lane}, so its program is used by one thread at
 * a time, and an endless loop affects only this document, which gets an error at the time limit. Requests about the
 * text while it is being typed do not wait for checks, see {@link TypedAnswers}.
 */
final class Documents {
  /** Bytes of a document for which its check may take a fifth of the limit longer. */
  private static final int SLICE = 1 << 20;
  private static final int SLICES = 5;

  private final Supplier<Snapshot> snapshots;
  private final Lanes lanes;
  private final Map<String, OpenDocument> open = new HashMap<>();
  /** Held while diagnostics are sent, so that outdated diagnostics never arrive last. Acquired before this monitor. */
  private final Object sending = new Object();
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
  void open(String uri, int version, String text) {
    DocumentText newText = new DocumentText(text);
    synchronized (this) {
      OpenDocument before = open.get(uri);
      if (before == null) {
        replace(new OpenDocument(uri, version, newText, lanes.open(), new TypedAnswers(lanes), new LastCheck()),
            Lanes.AT_ONCE);
      } else {
        before.supersede();
        before.typed.supersede();
        replace(before.next(version, newText), Lanes.AT_ONCE);
      }
    }
  }

  /**
   * Applies changes in order, each to the result of the previous one. Unknown documents are ignored. Called by one
   * thread at a time, like {@link #open} and {@link #close}.
   */
  void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
    DocumentText text = textOf(uri);
    if (text == null) {
      return;
    }
    for (TextDocumentContentChangeEvent change : changes) { // may fail, and then nothing has changed
      text = change.getRange() == null
          ? new DocumentText(change.getText()) : text.replace(change.getRange(), change.getText());
    }
    change(uri, version, text);
  }

  private synchronized void change(String uri, int version, DocumentText text) {
    OpenDocument before = find(uri);
    before.supersede();
    before.typed.supersede();
    replace(before.next(version, text), Lanes.AFTER_TYPING);
  }

  /** Closes a document and removes its diagnostics from the editor. */
  void close(String uri) {
    synchronized (sending) {
      OpenDocument document;
      synchronized (this) {
        document = find(uri);
        if (document != null) {
          open.remove(document.uri);
        }
      }
      if (document != null) {
        document.supersede();
        document.typed.supersede();
        client.publishDiagnostics(new PublishDiagnosticsParams(document.uri, List.of(), document.version));
      }
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
    return limit(document.text.bytes().length);
  }

  /** Returns the time limit, in milliseconds, for work on {@code length} bytes of text. */
  long limit(long length) {
    return lanes.limit() + lanes.limit() * (length / SLICE) / SLICES;
  }

  // ---- questions ---------------------------------------------------------------------------------------------------

  /**
   * Answers a request about the current version of a document when it has been checked.
   *
   * @param unknown the answer if the document is not open
   */
  synchronized <T> CompletableFuture<T> ask(String uri, T unknown, Function<CheckedDocument, T> answer) {
    OpenDocument document = find(uri);
    if (document == null) {
      return CompletableFuture.completedFuture(unknown);
    }
    CompletableFuture<T> result = new CompletableFuture<>();
    document.checked.whenComplete((checked, changed) -> {
      if (changed != null) {
        result.completeExceptionally(changed);
      } else {
        document.lane.submitAnswer(result, limit(document), () -> answer.apply(checked),
            overrun -> giveUpAnswer(document, checked, result, overrun));
      }
    });
    return result;
  }

  /**
   * Answers a request about the current text of a document and the current dialects without waiting for the check;
   * fails with {@code ContentModified} if the text changes before.
   *
   * @param unknown the answer if the document is not open
   */
  synchronized <T> CompletableFuture<T> askTyped(
      String uri, T unknown, BiFunction<DocumentText, Snapshot, T> answer) {
    OpenDocument document = find(uri);
    if (document == null) {
      return CompletableFuture.completedFuture(unknown);
    }
    Snapshot snapshot = snapshots.get();
    return document.typed.ask(limit(document), snapshot, () -> answer.apply(document.text, snapshot),
        overrun -> refusal(document, snapshot, overrun));
  }

  /** Returns the current dialects. */
  Snapshot snapshot() {
    return snapshots.get();
  }

  /** Returns the current text of a document; null if it is not open. */
  synchronized @Nullable DocumentText textOf(String uri) {
    OpenDocument document = find(uri);
    return document == null ? null : document.text;
  }

  /**
   * Returns a document; null if it is not open. Editors may name its file in several ways: with or without percent
   * signs, and bytecode has an own scheme.
   */
  private @Nullable OpenDocument find(String uri) {
    OpenDocument exact = open.get(uri);
    return exact != null ? exact
        : open.values().stream().filter(each -> UriPath.isSame(each.uri, uri)).findFirst().orElse(null);
  }

  private void giveUpAnswer(
      OpenDocument document, CheckedDocument checked, CompletableFuture<?> result, Overrun overrun) {
    document.last.drop(checked);
    result.completeExceptionally(refusal(document, checked.snapshot(), overrun));
  }

  private static ResponseErrorException refusal(OpenDocument document, Snapshot snapshot, Overrun overrun) {
    String message = FailedCheck.describe("answering", document.name(), snapshot, overrun).message();
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.InternalError, Utf8.decode(message), null));
  }

  // ---- checks ------------------------------------------------------------------------------------------------------

  private void check(OpenDocument document) {
    Snapshot snapshot = snapshots.get();
    try {
      if (!isCurrent(document)) {
        throw new CancellationException();
      }
      CheckedDocument checked = changed(document, snapshot);
      if (checked == null && document.givenUp != null && document.givenUp.snapshot() == snapshot
          && lanes.hasLostMany()) {
        checked = new CheckedDocument(document.text, snapshot, document.givenUp.chunks());
      }
      if (checked == null) {
        checked = CheckedDocument.check(document.text, document.name(), snapshot);
      }
      document.last.replace(checked);
      publish(document, checked);
    } catch (CancellationException superseded) {
      document.abandon();
    } catch (RuntimeException | Error fault) { // a fault of a dialect must not end the server
      publish(document, FailedCheck.of(document.text, document.name(), snapshot, fault));
    }
  }

  private synchronized boolean isCurrent(OpenDocument document) {
    return open.get(document.uri) == document;
  }

  /** Returns the last check after the changes since then; null if the whole text must be checked. */
  private static @Nullable CheckedDocument changed(OpenDocument document, Snapshot snapshot) {
    CheckedDocument before = document.last.take();
    try {
      return before == null ? null : before.changed(document.text, document.name(), snapshot);
    } catch (CancellationException superseded) { // while the user types, each of several checks may be superseded
      document.last.restore(before);
      throw superseded;
    }
  }

  private void giveUpCheck(OpenDocument document, Overrun overrun) {
    CheckedDocument failed = FailedCheck.of(document.text, document.name(), snapshots.get(), overrun);
    synchronized (this) {
      OpenDocument current = open.get(document.uri);
      if (current != null) {
        current.givenUp = failed;
      }
    }
    publish(document, failed);
  }

  /** Publishes the result of a check, unless the document has changed or there is a result. */
  private void publish(OpenDocument document, CheckedDocument checked) {
    PublishDiagnosticsParams published = new PublishDiagnosticsParams(
        document.uri, Diagnostics.of(document.uri, checked), document.version);
    synchronized (sending) {
      if (complete(document, checked)) {
        client.publishDiagnostics(published); // may wait for the editor, and a change must not wait for that
      }
    }
  }

  private synchronized boolean complete(OpenDocument document, CheckedDocument checked) {
    return isCurrent(document) && document.checked.complete(checked);
  }
}
