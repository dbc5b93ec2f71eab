// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.Growth;
import org.mortise.testing.PassExecution;
import org.mortise.testing.steps.CountSteps;

/** Statistics, errors and cost of the pass. */
class BufferDeallocationTest {
  @Test
  void run_buffersJoining_countsClonesAndDeallocations() {
    PassExecution execution = PassExecution.of(new BufferDeallocation(), """
        func.func @f(%c: i1, %x: memref<4xf32>) {
          cf.cond_br %c, ^join(%x : memref<4xf32>), ^other
        ^other:
          %0 = memref.alloc() : memref<4xf32>
          cf.br ^join(%0 : memref<4xf32>)
        ^join(%r: memref<4xf32>):
          "test.use"(%r) : (memref<4xf32>) -> ()
          return
        }
        """);

    assertThat(execution.count("num-clones")).isEqualTo(2);
    assertThat(execution.count("num-deallocs")).isEqualTo(2);
  }

  /** No function is changed if one of them is not supported. */
  @Test
  void run_oneFunctionUnsupported_failsWithoutChange() {
    Operation module = ClassPathContext.parse(ClassPathContext.create(), ParserOptions.PERMISSIVE, """
        func.func @good() {
          %0 = memref.alloc() : memref<4xf32>
          return
        }
        func.func @bad() -> memref<4xf32> {
          %0 = "unknown.region"() ({
            %1 = memref.alloc() : memref<4xf32>
            "unknown.yield"(%1) : (memref<4xf32>) -> ()
          }) : () -> memref<4xf32>
          return %0 : memref<4xf32>
        }
        """);

    PassExecution execution = PassExecution.of(new BufferDeallocation(), Map.of(), module);

    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.messages()).singleElement().asString().contains("RegionBranchOpInterface");
    assertThat(execution.program()).doesNotContain("dealloc");
    assertThat(execution.count("num-deallocs")).isZero();
  }

  @Test
  void run_onFunction_ignoresResultsOfCalls() {
    Operation user = ClassPathContext.parseAndFind("""
        func.func @user() {
          %0 = call @make() : () -> memref<4xf32>
          return
        }
        func.func @make() -> memref<4xf32> {
          %0 = memref.alloc() : memref<4xf32>
          return %0 : memref<4xf32>
        }
        """, "func.func");

    PassExecution alone = PassExecution.of(new BufferDeallocation(), Map.of(), user);
    assertThat(alone.count("num-deallocs")).isZero();

    PassExecution inModule = PassExecution.of(new BufferDeallocation(), Map.of(), user.parentOp());
    assertThat(inModule.count("num-deallocs")).isEqualTo(1);
  }

  @Test
  @CountSteps
  void run_manyJoins_hasNearLinearCost() {
    Growth.assertNearLinear(500, count -> {
      StringBuilder text = new StringBuilder("func.func @f(%c: i1, %m: memref<4xf32>) {\n");
      text.append("cf.br ^h0(%m : memref<4xf32>)\n");
      for (int i = 0; i < count; i++) {
        text.append("^h").append(i).append("(%p").append(i).append(": memref<4xf32>):\n")
            .append("%a").append(i).append(" = memref.alloc() : memref<4xf32>\n")
            .append("cf.cond_br %c, ^h").append(i + 1).append("(%a").append(i).append(" : memref<4xf32>), ^h")
            .append(i + 1).append("(%p").append(i).append(" : memref<4xf32>)\n");
      }
      return text.append("^h").append(count).append("(%last: memref<4xf32>):\nreturn }").toString();
    }, (module, count) ->
        assertThat(PassExecution.of(new BufferDeallocation(), Map.of(), module).run().hasFailed()).isFalse());
  }
}
