// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

@Timeout(20)
class SlowAnswersTest {
  private static final CheckedDocument DOCUMENT =
      new CheckedDocument(new DocumentText(""), Snapshot.builder().build(), List.of());

  private final Lanes lanes = new Lanes(false, 5000, fault -> { });
  private final SlowAnswers answers = new SlowAnswers(lanes);

  @AfterEach
  void close() {
    lanes.close();
  }

  @Test
  void answer_cancelled_isInterrupted() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);
    CompletableFuture<String> answer = answers.about(CompletableFuture.completedFuture(DOCUMENT), "", document -> {
      begun.countDown();
      try {
        Thread.sleep(10_000);
      } catch (InterruptedException expected) {
        interrupted.countDown();
      }
      return "late";
    });
    begun.await();
    answer.cancel(true);
    assertThat(interrupted.await(5, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void answer_documentNotOpen_isTheGivenOne() throws Exception {
    assertThat(answers.about(CompletableFuture.completedFuture(null), "none", document -> "some").get())
        .isEqualTo("none");
  }

  @Test
  void answer_fails_failsTheRequestOnly() throws Exception {
    CompletableFuture<String> failing = answers.about(CompletableFuture.completedFuture(DOCUMENT), "", document -> {
      throw new IllegalStateException("no");
    });
    assertThatThrownBy(failing::get).isInstanceOf(ExecutionException.class).hasRootCauseMessage("no");
    assertThat(answers.about(CompletableFuture.completedFuture(DOCUMENT), "", document -> "next").get())
        .isEqualTo("next");
  }
}
