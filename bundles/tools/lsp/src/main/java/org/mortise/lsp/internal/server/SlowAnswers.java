// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions that may take long, one after the other, apart from the thread that reads messages and from the
 * checks. An answer that the editor cancels is given up, by an interrupt if it has begun.
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
   * Answers a question when what is needed from the document is known. The program of the document may change then, so
   * that a copy of its part is needed.
   *
   * @param prepared what is needed, or null if the document is not open
   * @param unknown the answer then
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
