// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers slow requests sequentially, on a thread other than the message reader and the checks. Cancelling an
 * answer that has begun interrupts it.
 */
final class SlowAnswers {
  /** How many times as long as a check an answer may take. */
  private static final int PATIENCE = 12;

  private final Lane lane;
  private final long limit;

  /** @param lanes run the answers */
  SlowAnswers(Lanes lanes) {
    this.lane = lanes.open();
    this.limit = PATIENCE * lanes.limit();
  }

  /**
   * Answers a request from data that was copied from the document, since its program may change meanwhile.
   *
   * @param prepared the copied data, or null if the document is not open
   * @param unknown the answer if the document is not open
   */
  <P, T> CompletableFuture<T> about(CompletableFuture<@Nullable P> prepared, T unknown, Function<P, T> answer) {
    CompletableFuture<T> result = new CompletableFuture<>();
    prepared.whenComplete((known, changed) -> {
      if (changed != null) {
        result.completeExceptionally(changed);
        return;
      }
      if (known == null) {
        result.complete(unknown);
        return;
      }
      Future<?> task =
          lane.submitAnswer(result, limit, () -> answer.apply(known), result::completeExceptionally);
      result.whenComplete((value, failure) -> {
        if (failure instanceof CancellationException) {
          task.cancel(true);
        }
      });
    });
    return result;
  }
}
