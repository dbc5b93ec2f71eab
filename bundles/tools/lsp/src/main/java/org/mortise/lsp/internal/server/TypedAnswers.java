// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.Overrun;
import org.mortise.pipeline.Snapshot;

/**
 * Answers to requests about the text of one document while it is being typed. They do not wait for the check, and are
 * cancelled when the text changes or the time limit is exceeded.
 */
final class TypedAnswers {
  /** The error of an answer that took too long, and the dialects at that time. */
  private record Failure(Snapshot snapshot, ResponseErrorException error) {}

  private final Lanes lanes;
  private final Lane lane;
  private final Set<CompletableFuture<?>> pending = ConcurrentHashMap.newKeySet();
  private volatile @Nullable Failure last;

  /** @param lanes run the answers */
  TypedAnswers(Lanes lanes) {
    this.lanes = lanes;
    this.lane = lanes.open();
  }

  /**
   * Answers a request. If too many abandoned threads still run, a request fails immediately when the last one with the
   * same dialects exceeded its limit.
   *
   * @param limit the time limit of the answer, in milliseconds
   * @param snapshot the dialects
   * @param answer must not need the program of the document
   * @param refusal returns the error if the limit is exceeded
   */
  <T> CompletableFuture<T> ask(long limit, Snapshot snapshot, Supplier<T> answer,
      Function<Overrun, ResponseErrorException> refusal) {
    Failure failure = last;
    if (failure != null && failure.snapshot == snapshot && lanes.hasLostMany()) {
      return CompletableFuture.failedFuture(failure.error);
    }
    CompletableFuture<T> result = new CompletableFuture<>();
    pending.add(result);
    Future<?> task = lane.submitAnswer(result, limit, answer, overrun -> {
      ResponseErrorException error = refusal.apply(overrun);
      last = new Failure(snapshot, error);
      result.completeExceptionally(error);
    });
    result.whenComplete((value, ended) -> {
      pending.remove(result);
      if (ended instanceof CancellationException || ended == OpenDocument.CHANGED) {
        task.cancel(true);
      }
    });
    return result;
  }

  /** Fails the pending requests, because the text has changed. */
  void supersede() {
    pending.forEach(each -> each.completeExceptionally(OpenDocument.CHANGED));
  }
}
