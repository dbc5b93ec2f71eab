// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Provenance;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** The notes on an unsupported operation, which MLIR does not have. */
class ViolationTest {
  private static final String PROGRAM = """
      func.func @f(%m: memref<f32>) {
        "own.unknown"(%m) : (memref<f32>) -> ()
        return
      }
      """;

  /** Returns the last note of the error. */
  private static String detail(Context context) {
    Operation module = ClassPathContext.parse(context, ParserOptions.PERMISSIVE, PROGRAM);
    List<Diagnostic> diagnostics = new ArrayList<>();
    new OwnershipBasedBufferDeallocation().create(PassOptions.DEFAULTS)
        .run(module, PassRun.on(module, diagnostics::add));
    assertThat(diagnostics).hasSize(1);
    List<Diagnostic> notes = diagnostics.get(0).notes();
    return notes.get(notes.size() - 1).message();
  }

  @Test
  void missingInterface_unknownBundle_isNamed() {
    assertThat(detail(ClassPathContext.create())).isEqualTo("the pass needs the memory effects of each operation: "
        + "'own.unknown' does not implement MemoryEffectOpInterface or BufferDeallocationOpInterface");
  }

  @Test
  void missingInterface_knownBundle_isInTheNote() {
    Context.Builder builder = ClassPathContext.builder().provenance(new Provenance() {
      @Override
      public String ofMissingInterface(String operation, Class<? extends OpInterface> type) {
        return operation + " lost " + type.getSimpleName();
      }
    });

    assertThat(detail(builder.build()))
        .endsWith("or BufferDeallocationOpInterface; own.unknown lost MemoryEffectOpInterface");
  }
}
