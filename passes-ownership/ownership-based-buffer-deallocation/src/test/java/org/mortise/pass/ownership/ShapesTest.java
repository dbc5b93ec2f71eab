// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.ClassPathContext;

/** Large programs of extreme shapes: no recursion, and time in proportion to the output. */
class ShapesTest {
  private static final Duration LIMIT = Duration.ofMinutes(10);
  private static final Context CONTEXT = ClassPathContext.create();

  /** Runs the pass and returns the number of deallocations; the result must be valid. */
  private static int deallocationsIn(String program) {
    Operation module = ClassPathContext.parse(CONTEXT, ParserOptions.STRICT, program);
    List<Diagnostic> diagnostics = new ArrayList<>();
    PassRun run = PassRun.on(module, diagnostics::add);
    Assertions.assertTimeoutPreemptively(
        LIMIT, () -> new OwnershipBasedBufferDeallocation().create(PassOptions.DEFAULTS).run(module, run));
    IRVerifier.verify(module, diagnostics::add);
    assertThat(diagnostics).isEmpty();
    int[] count = new int[1];
    module.walk(op -> count[0] += DeallocOp.of(op) == null ? 0 : 1);
    return count[0];
  }

  private static String repeated(int times, String text) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < times; i++) {
      all.append(text.replace("#", Integer.toString(i)).replace("$", Integer.toString(i + 1)));
    }
    return all.toString();
  }

  @Test
  void deeplyNestedRegions() {
    int depth = 100_000;
    String program = "func.func @f(%c: i1, %m: memref<f32>, %v: f32) {\n"
        + repeated(depth, "scf.if %c {\n")
        + "%a = memref.alloc() : memref<f32>\n memref.store %v, %m[] : memref<f32>\n"
        + repeated(depth, "}")
        + "return }";
    assertThat(deallocationsIn(program)).isEqualTo(2);
  }

  @Test
  void sequentialDiamonds() {
    int count = 5_000;
    String program = "func.func @f(%c: i1, %v: f32) {\n%a = memref.alloc() : memref<f32>\ncf.br ^head0\n"
        + repeated(count, "^head#:\ncf.cond_br %c, ^then#, ^else#\n^then#:\ncf.br ^head$\n^else#:\ncf.br ^head$\n")
        + "^head" + count + ":\nmemref.store %v, %a[] : memref<f32>\nreturn }";
    assertThat(deallocationsIn(program)).isEqualTo(4 * count + 2);
  }

  @Test
  void switchOfManyCasesThatPassABuffer() {
    int count = 50_000;
    String program = "func.func @f(%c: i32, %m: memref<f32>, %v: f32) {\n%a = memref.alloc() : memref<f32>\n"
        + "cf.switch %c : i32, [default: ^end(%m : memref<f32>)\n"
        + repeated(count, ", #: ^end(%a : memref<f32>)\n")
        + "]\n^end(%b: memref<f32>):\nmemref.store %v, %b[] : memref<f32>\nreturn }";
    assertThat(deallocationsIn(program)).isGreaterThanOrEqualTo(count);
  }

  @Test
  void manyAllocationsInOneBlock() {
    String program = "func.func @f() {\n" + repeated(100_000, "%a# = memref.alloc() : memref<f32>\n") + "return }";
    assertThat(deallocationsIn(program)).isEqualTo(1);
  }

  @Test
  void memrefsOfAllLevelsLiveInside() {
    int depth = 500;
    String program = "func.func @f(%c: i1, %v: f32) {\n"
        + repeated(depth, "scf.if %c {\n} else {\n%a# = memref.alloc() : memref<f32>\n")
        + repeated(depth, "memref.store %v, %a#[] : memref<f32>\n")
        + repeated(depth, "}")
        + "return }";
    assertThat(deallocationsIn(program)).isEqualTo(depth);
  }

  @Test
  void sequentialLoops() {
    int count = 5_000;
    String program = "func.func @f(%c: i1, %v: f32) {\n%a = memref.alloc() : memref<f32>\ncf.br ^head0\n"
        + repeated(count, "^head#:\ncf.cond_br %c, ^head#, ^tail#\n^tail#:\ncf.cond_br %c, ^head#, ^head$\n")
        + "^head" + count + ":\nmemref.store %v, %a[] : memref<f32>\nreturn }";
    assertThat(deallocationsIn(program)).isEqualTo(4 * count + 2);
  }

  @Test
  void switchWithManyCases() {
    int count = 2_000;
    String program = "func.func @f(%i: i32, %v: f32) {\n%a = memref.alloc() : memref<f32>\n"
        + "cf.switch %i : i32, [default: ^end(%a : memref<f32>)"
        + repeated(count, ", #: ^end(%a : memref<f32>)")
        + "]\n^end(%x: memref<f32>):\nmemref.store %v, %x[] : memref<f32>\nreturn }";
    assertThat(deallocationsIn(program)).isEqualTo(count + 3);
  }

  @Test
  void freesThroughManyBlocks() {
    int count = 20_000;
    String program = "func.func @f() {\n%a0 = memref.alloc() : memref<f32>\ncf.br ^b0(%a0 : memref<f32>)\n"
        + repeated(count, "^b#(%x#: memref<f32>):\n%c# = memref.alloc() : memref<f32>\n"
            + "memref.dealloc %x# : memref<f32>\ncf.br ^b$(%c# : memref<f32>)\n")
        + "^b" + count + "(%x: memref<f32>):\nreturn }";
    assertThat(deallocationsIn(program)).isEqualTo(count + 2);
  }
}
