// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** The interruption of a thread ends its run. */
class CancellationTest {
  private static final String PROGRAM = "module {}\nmodule {}\n";

  private final CountDownLatch begun = new CountDownLatch(2);
  private final List<Diagnostic> reported = new ArrayList<>();

  /** A pass that walks forever. */
  private final class Endless implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("endless", "").onOperation("builtin.module");
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> {
        begun.countDown();
        while (true) {
          op.walk(inner -> {});
        }
      };
    }
  }

  private void run(int threads) {
    Snapshot snapshot = Snapshot.builder().add(new Endless()).build();
    Operation module =
        IRParser.parse(SourceText.of("t", PROGRAM), snapshot.context(), ParserOptions.STRICT, reported::add);
    Pipeline pipeline;
    try {
      pipeline = PipelineParser.parse(snapshot, "builtin.module(builtin.module(endless))");
    } catch (PipelineException wrong) {
      throw new AssertionError(wrong);
    }
    new PipelineRunner(pipeline, RunOptions.DEFAULTS.withThreads(threads)).run(module, reported::add);
  }

  private Throwable interrupted(int threads) throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread runner = new Thread(() -> run(threads));
    runner.setUncaughtExceptionHandler((thread, problem) -> thrown.set(problem));
    runner.start();
    if (threads == 1) {
      begun.countDown(); // the second module is never reached
    }
    assertThat(begun.await(1, TimeUnit.MINUTES)).isTrue();
    runner.interrupt();
    runner.join(60_000);
    assertThat(runner.isAlive()).isFalse();
    return thrown.get();
  }

  @Test
  void run_interrupted_endsWithoutFault() throws Exception {
    assertThat(interrupted(1)).isInstanceOf(CancellationException.class);
    assertThat(reported).isEmpty();
  }

  @Test
  void run_severalThreadsInterrupted_allEnd() throws Exception {
    assertThat(interrupted(2)).isInstanceOf(CancellationException.class);
    assertThat(reported).isEmpty();
  }

  @Test
  void parse_interruptedThread_isCancelled() {
    Snapshot snapshot = Snapshot.builder().build();
    Mortise mortise = () -> snapshot;
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> mortise.run("builtin.module()", SourceText.of("t", PROGRAM)))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).as("the thread stays interrupted").isTrue();
  }
}
