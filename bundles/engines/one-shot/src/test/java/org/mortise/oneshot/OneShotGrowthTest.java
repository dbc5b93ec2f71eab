// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.testing.Growth;
import org.mortise.testing.steps.CountSteps;

/** The cost of analysis and replacement is near-linear in the operations of a function, for all shapes. */
@CountSteps
class OneShotGrowthTest {
  /** Programs of repeated steps; {@code #} is the number of a step, {@code @} the number of the previous step. */
  private enum Shape {
    INSERTIONS("%v# = tensor.insert %f into %v@[%i] : tensor<64xf32>\n"),
    SLICES("""
        %s# = tensor.extract_slice %v@[8] [8] [1] : tensor<64xf32> to tensor<8xf32>
        %g# = linalg.fill ins(%f : f32) outs(%s# : tensor<8xf32>) -> tensor<8xf32>
        %v# = tensor.insert_slice %g# into %v@[8] [8] [1] : tensor<8xf32> into tensor<64xf32>
        """),
    LOOPS("""
        %v# = scf.for %j# = %i to %n step %n iter_args(%a# = %v@) -> (tensor<64xf32>) {
          %w# = tensor.insert %f into %a#[%j#] : tensor<64xf32>
          scf.yield %w# : tensor<64xf32>
        }
        """),
    CONDITIONS("""
        %v# = scf.if %c -> (tensor<64xf32>) {
          %w# = tensor.insert %f into %v@[%i] : tensor<64xf32>
          scf.yield %w# : tensor<64xf32>
        } else {
          scf.yield %v@ : tensor<64xf32>
        }
        """),
    BLOCKS("""
        %v# = tensor.insert %f into %v@[%i] : tensor<64xf32>
        %e# = tensor.extract %v#[%i] : tensor<64xf32>
        cf.br ^b#
        ^b#:
        """),
    BLOCK_ARGUMENTS("""
        %w# = tensor.insert %f into %v@[%i] : tensor<64xf32>
        %e# = tensor.extract %w#[%i] : tensor<64xf32>
        cf.br ^b#(%w# : tensor<64xf32>)
        ^b#(%v#: tensor<64xf32>):
        """),
    BRANCHES("""
        cf.cond_br %c, ^x#, ^y#
        ^x#:
        %w# = tensor.insert %f into %v@[%i] : tensor<64xf32>
        cf.br ^m#(%w# : tensor<64xf32>)
        ^y#:
        cf.br ^m#(%v@ : tensor<64xf32>)
        ^m#(%v#: tensor<64xf32>):
        %e# = tensor.extract %v#[%i] : tensor<64xf32>
        """),
    LOOPS_OF_BLOCKS("""
        cf.br ^h#(%i, %v@ : index, tensor<64xf32>)
        ^h#(%j#: index, %v#: tensor<64xf32>):
        %k# = arith.cmpi slt, %j#, %n : index
        cf.cond_br %k#, ^l#, ^x#
        ^l#:
        %w# = tensor.insert %f into %v#[%j#] : tensor<64xf32>
        %e# = tensor.extract %v#[%j#] : tensor<64xf32>
        %p# = arith.addi %j#, %n : index
        cf.br ^h#(%p#, %w# : index, tensor<64xf32>)
        ^x#:
        """);

    private final String step;

    Shape(String step) {
      this.step = step;
    }

    private String program(int size) {
      StringBuilder text = new StringBuilder(
          "func.func @f(%v0: tensor<64xf32>, %f: f32, %i: index, %n: index, %c: i1) -> tensor<64xf32> {\n");
      for (int i = 1; i <= size; i++) {
        text.append(step.replace("#", Integer.toString(i)).replace("@", Integer.toString(i - 1)));
      }
      return text.append("return %v").append(size).append(" : tensor<64xf32>\n}\n").toString();
    }
  }

  @ParameterizedTest
  @EnumSource
  void bufferize_longFunction_hasNearLinearCost(Shape shape) {
    Growth.assertNearLinear(500, shape::program, (module, size) -> bufferize(module.region(0).first().first(), false));
  }

  /** For loops of blocks, almost half of the 1.7e8 steps for 2,000 loops are quadratic. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LOOPS_OF_BLOCKS")
  void bufferize_longFunctionWithFewerCopies_hasNearLinearCost(Shape shape) {
    Growth.assertNearLinear(2_000, shape::program, (module, size) -> bufferize(module.region(0).first().first(), true));
  }

  /** In this thread, unlike the pass, so that the memory is counted. */
  private static void bufferize(Operation function, boolean fewerCopies) {
    BufferizationOptions options =
        BufferizationOptions.builder().bufferizeFunctionBoundaries(true).fewerCopies(fewerCopies).build();
    OneShotState state = new OneShotState(options);
    Consumer<Diagnostic> errors = error -> fail(error.message());
    ModuleAnalysis.analyze(function, state, OneShotOptions.DEFAULT, true, errors);
    Bufferization.insertTensorCopies(List.of(function), state, errors);
    Bufferization.bufferize(function, options, new GlobalConstants(), errors);
  }
}
