// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.Snapshot;

/**
 * An exception of a dialect while a program is read becomes an error that names the dialect, and affects no other
 * program.
 */
class DialectFaultTest {
  /** A dialect with one correct operation; the others are faulty. */
  private static final class FaultyDialect extends Dialect {
    @Override
    public String namespace() {
      return "faulty";
    }

    @Override
    public List<String> operationNames() {
      return List.of("faulty.undefinable", "faulty.unverifiable", "faulty.unprintable", "faulty.fine");
    }

    @Override
    public OpDefinition operation(String name) {
      return switch (name) {
        case "faulty.undefinable" -> Undefinable.DEFINITION;
        case "faulty.unverifiable" -> OpDefinition.named(name).format("attr-dict").verifier(op -> {
          throw new IllegalStateException("broken on purpose");
        }).build();
        case "faulty.unprintable" -> OpDefinition.named(name).format("$nothing").build();
        default -> OpDefinition.named(name).format("attr-dict").build();
      };
    }
  }

  private static final class Undefinable {
    static final OpDefinition DEFINITION = OpDefinition.named("faulty." + Integer.parseInt("undefinable")).build();
  }

  private final Snapshot snapshot = Snapshot.builder().add(new FaultyDialect()).build();
  private final Mortise mortise = () -> snapshot;

  private String run(String program) {
    StringBuilder reported = new StringBuilder();
    mortise.run("builtin.module()", SourceText.of("in.mlir", program)).diagnostics()
        .forEach(diagnostic -> reported.append(diagnostic.location()).append(": ").append(diagnostic.message()));
    return reported.toString();
  }

  @Test
  void parse_definitionThrows_reportsDialect() {
    for (int i = 0; i < 2; i++) { // a class that failed once is not initialized again
      assertThat(run("faulty.undefinable")).contains("internal fault while reading, in dialect 'faulty': ",
          "java.lang.NumberFormatException: For input string: \"undefinable\"",
          " at " + Undefinable.class.getName() + ".<clinit>(", "; fix it, or remove it");
    }
    assertThat(run("faulty.fine")).isEmpty();
  }

  @Test
  void parse_malformedFormat_reportsDialect() {
    assertThat(run("faulty.unprintable")).contains("in dialect 'faulty': ", "assembly format of 'faulty.unprintable', "
        + "column 1: expected variable to refer to an argument, region, result, or successor: 'nothing'; fix it");
    assertThat(run("faulty.fine")).isEmpty();
  }

  @Test
  void parse_verifierThrows_reportsDialect() {
    assertThat(run("faulty.unverifiable")).contains("in dialect 'faulty': java.lang.IllegalStateException: broken on "
        + "purpose at " + FaultyDialect.class.getName() + ".lambda$");
    assertThat(run("faulty.fine\nfaulty.fine")).isEmpty();
  }

  @Test
  void of_lackOfMemory_isThrownAgain() {
    assertThatThrownBy(() -> DialectFault.of("reading", "in.mlir", snapshot, new OutOfMemoryError("much")))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void of_exceptionOutsideDialects_isReportedWithoutDialect() {
    IllegalStateException ours = new IllegalStateException("ours");
    ours.setStackTrace(new StackTraceElement[] {new StackTraceElement("org.mortise.ir.Operation", "erase", "O", 1)});
    assertThat(DialectFault.of("reading", "in.mlir", snapshot, ours).message())
        .isEqualTo("internal fault while reading: java.lang.IllegalStateException: ours at "
            + "org.mortise.ir.Operation.erase(O:1)");
  }

  @Test
  void run_faultOfNestedOperation_isReportedAtItsLine() {
    assertThat(run("builtin.module {\n  faulty.fine\n  faulty.unverifiable\n}"))
        .startsWith("loc(\"in.mlir\":3:3): internal fault");
    assertThat(run("builtin.module {\n  faulty.fine\n  faulty.unprintable\n}"))
        .startsWith("loc(\"in.mlir\":3:3): internal fault");
  }
}
