// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.EditDistance;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Messages about missing dialects and passes. */
class MissingTest {
  /** A pass that requires a missing dialect. */
  private static final class Needy implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("needy", "").withDialects("gone");
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> {
        throw new AssertionError("must not run");
      };
    }
  }

  private final List<Diagnostic> reported = new ArrayList<>();

  private Operation parse(Snapshot snapshot, String text) {
    return IRParser.parse(SourceText.of("t", text), snapshot.context(), ParserOptions.STRICT, reported::add);
  }

  @Test
  void parse_formerDialect_notesReason() {
    parse(Snapshot.builder().noteMissingDialect("gone", "it went away").build(), "gone.op");

    assertThat(reported.get(0).notes()).extracting(Diagnostic::message).last().isEqualTo("it went away");
  }

  @Test
  void parse_unknownDialect_hasNoNote() {
    parse(Snapshot.builder().noteMissingDialect("gone", "it went away").build(), "other.op");

    assertThat(reported.get(0).notes()).extracting(Diagnostic::message).noneMatch(note -> note.contains("went"));
  }

  @Test
  void missingPassNote_passOfMlir_isToldFromWrongNames() {
    Snapshot snapshot = Snapshot.builder().add(new Needy()).build();

    assertThat(snapshot.missingPassNote("convert-func-to-llvm"))
        .isEqualTo("it is a pass of MLIR that no bundle here has");
    assertThat(snapshot.missingPassNote("convert-func-to-lvm")).isNull();
    assertThat(EditDistance.nearest("lower-deallocations", List.of("test-lazy", "bufferization-lower-deallocations")))
        .isEqualTo("bufferization-lower-deallocations");
  }

  @Test
  void parsePipeline_formerPass_reportsReason() {
    Snapshot snapshot = Snapshot.builder().noteMissingPass("lost", "it went away").build();

    assertThatThrownBy(() -> PipelineParser.parse(snapshot, "builtin.module( lost)"))
        .hasMessage("""
            MLIR Textual PassPipeline Parser:1:2: error: 'lost' does not refer to a registered pass or pass pipeline
             lost
             ^
            MLIR Textual PassPipeline Parser:1:2: note: it went away
            """);
  }

  @Test
  void run_requiredDialectMissing_reportsErrorAndReason() throws Exception {
    Snapshot snapshot = Snapshot.builder().add(new Needy()).noteMissingDialect("gone", "it went away").build();
    Operation module = parse(snapshot, "module {}");

    Pipeline pipeline = PipelineParser.parse(snapshot, "builtin.module(any(needy))");
    boolean succeeded = new PipelineRunner(pipeline, RunOptions.DEFAULTS).run(module, reported::add);

    assertThat(succeeded).isFalse();
    assertThat(reported).hasSize(1);
    assertThat(reported.get(0).message())
        .isEqualTo("pass 'needy' creates operations of the dialect 'gone', which is not available");
    assertThat(reported.get(0).notes().get(0).message()).isEqualTo("it went away");
  }
}
