// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** An operation of a third party is supported by one interface implementation. */
class ThirdPartyTest {
  private static final String SCALE = "own.scale";

  /** A dialect with one operation. */
  private static final class OwnDialect extends Dialect {
    @Override
    public String namespace() {
      return "own";
    }

    @Override
    public List<String> operationNames() {
      return List.of(SCALE);
    }

    @Override
    public @Nullable OpDefinition operation(String name) {
      return name.equals(SCALE) ? OpDefinition.named(SCALE)
          .operand("source", TypeConstraints.ANY)
          .results("results", TypeConstraints.ANY)
          .build() : null;
    }
  }

  /** Multiplies all elements of a tensor, in place. */
  @Serves(SCALE)
  static final class Scale implements BufferizableOpInterface {
    @Override
    public boolean bufferizesToMemoryRead(OpOperand operand, AnalysisState state) {
      return true;
    }

    @Override
    public boolean bufferizesToMemoryWrite(OpOperand operand, AnalysisState state) {
      return true;
    }

    @Override
    public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
      return List.of(AliasingValue.equivalent(operand.owner().result(0)));
    }

    @Override
    public void bufferize(Operation op, BufferRewriter rewriter) {
      Value buffer = rewriter.buffer(op.operand(0));
      rewriter.create(rewriter.state(op.location(), SCALE).addOperand(buffer));
      rewriter.replaceOpWithBuffers(op, List.of(buffer));
    }
  }

  private final List<String> errors = new ArrayList<>();

  private String bufferized(String program, OpInterface... implementations) {
    Context.Builder builder = ClassPathContext.builder().dialect(new OwnDialect());
    ClassPathContext.attach(builder, List.of(implementations));
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.PERMISSIVE, program);
    new OneShotBufferization(BufferizationOptions.builder().bufferizeFunctionBoundaries(true).build(),
        OneShotOptions.DEFAULT, error -> errors.add(error.message())).bufferize(module);
    return module.toString();
  }

  private static final String IN_PLACE = """
      func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
        %0 = "own.scale"(%t) : (tensor<4xf32>) -> tensor<4xf32>
        return %0 : tensor<4xf32>
      }
      """;

  @Test
  void bufferize_operandNotUsedLater_worksInPlace() {
    assertThat(bufferized(IN_PLACE, new Scale())).isEqualTo("""
        module {
          func.func @f(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
            "own.scale"(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
            return %arg0 : memref<4xf32, strided<[?], offset: ?>>
          }
        }""");
  }

  @Test
  void bufferize_operandReadLater_worksOnCopy() {
    assertThat(bufferized("""
        func.func @f(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
          %0 = "own.scale"(%t) : (tensor<4xf32>) -> tensor<4xf32>
          return %0, %t : tensor<4xf32>, tensor<4xf32>
        }
        """, new Scale())).contains("memref.copy %arg0, %alloc", "\"own.scale\"(%alloc)", "return %alloc, %arg0");
  }

  @Test
  void bufferize_operationWithoutImplementation_isReported() {
    bufferized(IN_PLACE);

    assertThat(errors).containsExactly("op was not bufferized");
  }
}
