// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Snapshot;

/**
 * An exception of a dialect during parsing, verification or printing fails the run with an error that names the
 * dialect.
 */
class FaultTest {
  private static final class FaultyDialect extends Dialect {
    @Override
    public String namespace() {
      return "faulty";
    }

    @Override
    public List<String> operationNames() {
      return List.of("faulty.read", "faulty.verify", "faulty.print");
    }

    @Override
    public OpDefinition operation(String name) {
      OpDefinitionBuilder definition = OpDefinition.named(name);
      return switch (name) {
        case "faulty.read" -> throw new IllegalStateException("on purpose");
        case "faulty.verify" -> definition.verifier(op -> {
          throw new IllegalStateException("on purpose");
        }).build();
        default -> definition.assembly(new Unprintable()).build();
      };
    }
  }

  private static final class Unprintable implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {}

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      throw new IllegalStateException("on purpose");
    }
  }

  @ParameterizedTest
  @CsvSource({"read, reading", "verify, reading", "print, printing"})
  void run_dialectThrows_reportsDialect(String operation, String what) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] program = ("\"faulty." + operation + "\"() : () -> ()\n").getBytes(StandardCharsets.UTF_8);

    int status = new OptTool(() -> Snapshot.builder().add(new FaultyDialect()).build())
        .run(new String[0], new ByteArrayInputStream(program), out, err);

    assertThat(status).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("<stdin>:1:1: error: internal fault while " + what
        + ", in dialect 'faulty': java.lang.IllegalStateException: on purpose at " + getClass().getName());
  }

  @Test
  void run_stackTraceWanted_isNoteOfEachDiagnostic() throws Exception {
    List<Throwable> faults = new ArrayList<>();
    String fault = messages("\"faulty.read\"() : () -> ()\n", faults, "--mlir-print-stacktrace-on-diagnostic");
    assertThat(fault).contains("<stdin>:1:1: note: diagnostic emitted with trace:\n"
        + "java.lang.IllegalStateException: on purpose\n\tat " + getClass().getName() + "$FaultyDialect.operation(");
    assertThat(faults).singleElement().isInstanceOf(IllegalStateException.class);

    assertThat(messages("nonsense\n", faults, "--mlir-print-stacktrace-on-diagnostic"))
        .contains("note: diagnostic emitted with trace:\n\tat ", "OperationParser.", "IRParser.parse(");
    assertThat(messages("nonsense\n", faults)).doesNotContain("\tat ");
    assertThat(faults).as("an error is no fault").hasSize(1);
  }

  private static String messages(String program, List<Throwable> faults, String... flags) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PassObserver observer = new PassObserver() {
      @Override
      public void onFault(Throwable fault) {
        faults.add(fault);
      }
    };
    InputStream in = new ByteArrayInputStream(program.getBytes(StandardCharsets.UTF_8));
    new OptTool(() -> Snapshot.builder().add(new FaultyDialect()).build())
        .run(Invocation.of(flags, in, OutputStream.nullOutputStream(), err).observedBy(observer));
    return err.toString(StandardCharsets.UTF_8);
  }
}
