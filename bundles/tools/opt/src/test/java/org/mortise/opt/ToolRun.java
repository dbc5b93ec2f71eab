// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Snapshot;

/**
 * The result of one run of the tool. The passes are {@code keep-it}, {@code keep-module} for modules,
 * {@code analyze-it}, which gets an analysis and preserves it, {@code analyze-parts}, which gets one of each nested
 * operation and processes up to two in parallel, {@code mark-it}, which sets an attribute of the operation,
 * {@code fail-it}, which also fails if the operation has the symbol in its option, and {@code run-inside}.
 */
record ToolRun(int status, String out, String err) {
  private static final PassStatistic MARKED = new PassStatistic("num-marked", "Number of operations marked");
  private static final PassOption<String> ON = PassOption.string("on", "f", "On which symbol to fail");

  private static final PassFactory KEEP = pass(PassSpec.of("keep-it", "Changes nothing"), (op, run) -> {});
  private static final PassFactory KEEP_MODULE =
      pass(PassSpec.of("keep-module", "Changes nothing").onOperation("builtin.module"), (op, run) -> {});
  private static final Analysis<Object> NOTHING = new Analysis<>("Nothing", op -> new Object());
  private static final PassFactory ANALYZE = pass(PassSpec.of("analyze-it", "Analyzes"), (op, run) -> {
    run.get(NOTHING);
    run.markAllAnalysesPreserved();
  });
  private static final PassFactory ANALYZE_PARTS =
      pass(PassSpec.of("analyze-parts", "Analyzes parts"), ToolRun::analyzeParts);
  private static final PassFactory MARK =
      pass(PassSpec.of("mark-it", "Marks operations").withStatistics(MARKED), ToolRun::mark);

  private static final PassFactory FAIL = new PassFactory() {
    @Override
    public PassSpec spec() {
      return PassSpec.of("fail-it", "Fails").withOptions(ON);
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> {
        mark(op, run);
        if (op.attributes().toString().contains('"' + options.get(ON) + '"')) {
          run.emit(Diagnostic.error(op.location(), "this had to fail"));
        }
      };
    }
  };

  private static final PassFactory RUN_INSIDE = new PassFactory() {
    @Override
    public PassSpec spec() {
      return PassSpec.of("run-inside", "Runs a pipeline on itself");
    }

    @Override
    public Pass create(PassOptions options) {
      throw new IllegalStateException("needs pipelines");
    }

    @Override
    public Pass create(PassOptions options, NestedPipeline.Parser pipelines) {
      NestedPipeline inside = pipelines.parse("mark-it,builtin.module(keep-it)", false);
      return inside::run;
    }
  };

  static final Snapshot SNAPSHOT =
      Snapshot.builder().add(KEEP).add(ANALYZE).add(ANALYZE_PARTS).add(KEEP_MODULE).add(MARK).add(FAIL).add(RUN_INSIDE)
          .build();

  private static PassFactory pass(PassSpec spec, Pass pass) {
    return new PassFactory() {
      @Override
      public PassSpec spec() {
        return spec;
      }

      @Override
      public Pass create(PassOptions options) {
        return pass;
      }
    };
  }

  private static void mark(Operation op, PassRun run) {
    op.setAttr("test.marked", UnitAttr.of(op.context()));
    run.count(MARKED, 1);
  }

  /** Takes at least 20 milliseconds in each of up to two threads, which begin together. */
  private static void analyzeParts(Operation op, PassRun run) {
    CyclicBarrier beginning = new CyclicBarrier(Math.min(2, run.threads()));
    List<Operation> parts = new ArrayList<>();
    for (Operation inner = op.region(0).first().first(); inner != null; inner = inner.next()) {
      parts.add(inner);
    }
    run.forEachPart(parts, beginning.getParties(), () -> (part, partRun) -> {
      try {
        beginning.await();
        Thread.sleep(20);
      } catch (InterruptedException | BrokenBarrierException failure) {
        throw new AssertionError(failure);
      }
      partRun.get(NOTHING);
    });
    run.markAllAnalysesPreserved();
  }

  static ToolRun of(String input, String... arguments) {
    return of(0, input, arguments);
  }

  /** Runs the tool with a number of threads; 0 for the number of processors. */
  static ToolRun of(int threads, String input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try {
      Invocation invocation = Invocation.of(
          arguments, new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)), out, err);
      int status = new OptTool(() -> SNAPSHOT).run(threads == 0 ? invocation : invocation.withThreads(threads));
      return new ToolRun(status, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  static List<String> lines(String text) {
    return text.lines().toList();
  }
}
