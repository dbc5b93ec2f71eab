// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
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
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** Large programs of extreme shapes: no recursion, and near-linear cost. */
@CountSteps
class ShapesTest {
  private static final Context CONTEXT = ClassPathContext.create();

  /** Runs the pass on programs of two sizes, checks the growth of its cost and the number of deallocations. */
  private static void check(int size, IntFunction<String> program, IntUnaryOperator deallocations) {
    Growth.assertNearLinear(size, program,
        (module, count) -> assertThat(deallocationsIn(module)).isEqualTo(deallocations.applyAsInt(count)));
  }

  /** Runs the pass and returns the number of deallocations; the result must be valid. */
  private static int deallocationsIn(Operation module) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    PassRun run = PassRun.on(module, diagnostics::add);
    new OwnershipBasedBufferDeallocation().create(PassOptions.DEFAULTS).run(module, run);
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
  void run_deeplyNestedRegions_hasNearLinearCost() {
    check(50_000, depth -> "func.func @f(%c: i1, %m: memref<f32>, %v: f32) {\n"
        + repeated(depth, "scf.if %c {\n")
        + "%a = memref.alloc() : memref<f32>\n memref.store %v, %m[] : memref<f32>\n"
        + repeated(depth, "}")
        + "return }",
        depth -> 2);
  }

  @Test
  void run_sequentialDiamonds_hasNearLinearCost() {
    check(2_500, count -> "func.func @f(%c: i1, %v: f32) {\n%a = memref.alloc() : memref<f32>\ncf.br ^head0\n"
        + repeated(count, "^head#:\ncf.cond_br %c, ^then#, ^else#\n^then#:\ncf.br ^head$\n^else#:\ncf.br ^head$\n")
        + "^head" + count + ":\nmemref.store %v, %a[] : memref<f32>\nreturn }",
        count -> 4 * count + 2);
  }

  @Test
  void run_switchForwardingBufferInManyCases_hasNearLinearCost() {
    check(25_000, count -> "func.func @f(%c: i32, %m: memref<f32>, %v: f32) {\n%a = memref.alloc() : memref<f32>\n"
        + "cf.switch %c : i32, [default: ^end(%m : memref<f32>)\n"
        + repeated(count, ", #: ^end(%a : memref<f32>)\n")
        + "]\n^end(%b: memref<f32>):\nmemref.store %v, %b[] : memref<f32>\nreturn }",
        count -> count + 3);
  }

  @Test
  void run_manyAllocationsInOneBlock_insertsOneDeallocation() {
    check(50_000, count -> "func.func @f() {\n" + repeated(count, "%a# = memref.alloc() : memref<f32>\n") + "return }",
        count -> 1);
  }

  /** The output is quadratic: each level has the conditions of all enclosing levels. */
  @Test
  void run_memrefsOfAllLevelsLiveInside_insertsOneDeallocationPerLevel() {
    int depth = 500;
    String program = "func.func @f(%c: i1, %v: f32) {\n"
        + repeated(depth, "scf.if %c {\n} else {\n%a# = memref.alloc() : memref<f32>\n")
        + repeated(depth, "memref.store %v, %a#[] : memref<f32>\n")
        + repeated(depth, "}")
        + "return }";
    assertThat(deallocationsIn(ClassPathContext.parse(CONTEXT, ParserOptions.STRICT, program))).isEqualTo(depth);
  }

  @Test
  void run_sequentialLoops_hasNearLinearCost() {
    check(2_500, count -> "func.func @f(%c: i1, %v: f32) {\n%a = memref.alloc() : memref<f32>\ncf.br ^head0\n"
        + repeated(count, "^head#:\ncf.cond_br %c, ^head#, ^tail#\n^tail#:\ncf.cond_br %c, ^head#, ^head$\n")
        + "^head" + count + ":\nmemref.store %v, %a[] : memref<f32>\nreturn }",
        count -> 4 * count + 2);
  }

  @Test
  void run_switchWithManyCases_hasNearLinearCost() {
    check(1_000, count -> "func.func @f(%i: i32, %v: f32) {\n%a = memref.alloc() : memref<f32>\n"
        + "cf.switch %i : i32, [default: ^end(%a : memref<f32>)"
        + repeated(count, ", #: ^end(%a : memref<f32>)")
        + "]\n^end(%x: memref<f32>):\nmemref.store %v, %x[] : memref<f32>\nreturn }",
        count -> count + 3);
  }

  @Test
  void run_freesInManyBlocks_hasNearLinearCost() {
    check(10_000, count -> "func.func @f() {\n%a0 = memref.alloc() : memref<f32>\ncf.br ^b0(%a0 : memref<f32>)\n"
        + repeated(count, "^b#(%x#: memref<f32>):\n%c# = memref.alloc() : memref<f32>\n"
            + "memref.dealloc %x# : memref<f32>\ncf.br ^b$(%c# : memref<f32>)\n")
        + "^b" + count + "(%x: memref<f32>):\nreturn }",
        count -> count + 2);
  }
}
