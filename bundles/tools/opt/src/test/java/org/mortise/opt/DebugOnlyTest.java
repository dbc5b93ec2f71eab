// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.pipeline.LogLevels;
import org.mortise.pipeline.Snapshot;
import org.slf4j.LoggerFactory;

/** The flag {@code --debug-only}, and the levels of loggers. */
class DebugOnlyTest {
  private static final String OF_BUNDLE = "com.example.mine";

  /** A pass of a bundle that logs. */
  private record Talker() implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("talk", "");
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> LoggerFactory.getLogger(OF_BUNDLE).trace("hello");
    }
  }

  private final List<String> messages = new ArrayList<>();
  private final Logger root = Logger.getLogger("");
  private final Handler handler = new Handler() {
    @Override
    public void publish(LogRecord message) {
      messages.add(message.getLoggerName() + ": " + message.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  };

  @BeforeEach
  void listen() {
    handler.setLevel(Level.ALL);
    root.addHandler(handler);
  }

  @AfterEach
  void stopListening() {
    root.removeHandler(handler);
  }

  private static String run(String... flags) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    new OptTool(() -> Snapshot.builder().add(new Talker()).build()).run(flags,
        new ByteArrayInputStream("module {}\n".getBytes(StandardCharsets.UTF_8)), OutputStream.nullOutputStream(), err);
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void run_debugOnly_logsComponentDuringRun() throws Exception {
    assertThat(run("--debug-only=pipeline", "--talk")).isEmpty();
    assertThat(messages).hasSize(2).first().asString()
        .startsWith("mortise.pipeline: pass 'talk' begins on 'builtin.module' at ");

    messages.clear();
    run("--talk");
    assertThat(messages).isEmpty();
  }

  @Test
  void run_debugOnlyWithLogger_logsIt() throws Exception {
    run("--debug-only=" + OF_BUNDLE + ",greedy", "--talk");

    assertThat(messages).containsExactly(OF_BUNDLE + ": hello");
    assertThat(LogLevels.all()).containsEntry(OF_BUNDLE, "off");
  }

  @Test
  void run_unknownComponent_isRefused() throws Exception {
    assertThat(run("--debug-only=gredy,pipeline", "--talk")).isEqualTo("mortise-opt: for the --debug-only option: "
        + "unknown component 'gredy': did you mean 'greedy'? (components: bundles, conversion, dataflow, "
        + "deallocation, greedy, inline, pipeline; a name with a dot is a logger)\n");
    assertThat(messages).isEmpty();
  }

  @Test
  void raise_twice_isOnUntilBothAreClosed() {
    LogLevels.set("greedy", "debug");
    LogLevels.Raised first = LogLevels.raise(List.of("greedy"));
    LogLevels.Raised second = LogLevels.raise(List.of("greedy"));
    assertThat(LogLevels.all()).containsEntry("greedy", "trace");
    first.close();
    assertThat(LogLevels.all()).containsEntry("greedy", "trace");
    second.close();
    assertThat(LogLevels.all()).containsEntry("greedy", "debug");
    LogLevels.set("greedy", "off");
    assertThat(LogLevels.all()).containsEntry("greedy", "off").containsEntry("inline", "off");
  }

  @Test
  void set_unknownLevel_isRefused() {
    assertThatThrownBy(() -> LogLevels.set("greedy", "loud"))
        .hasMessage("unknown level 'loud'; the levels are off, debug, trace");
  }
}
