// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/** A third party's interface determines whether its buffers are reused, which is only for their own kind. */
class ThirdPartyTest {
  private static final String PROGRAM = """
      func.func @f(%v: f32, %p: index, %q: index) {
        %a = "ring.alloc"(%p) : (index) -> memref<8xf32>
        linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
        %b = "ring.alloc"(%q) : (index) -> memref<8xf32>
        linalg.exp ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
        "ring.release"(%a) : (memref<8xf32>) -> ()
        "ring.release"(%b) : (memref<8xf32>) -> ()
        %c = memref.alloc() : memref<8xf32>
        linalg.fill ins(%v : f32) outs(%c : memref<8xf32>)
        memref.dealloc %c : memref<8xf32>
        %d = "ring.alloc"(%p) : (index) -> memref<8xf32>
        linalg.fill ins(%v : f32) outs(%d : memref<8xf32>)
        "ring.release"(%d) : (memref<8xf32>) -> ()
        return
      }
      """;

  @Serves({"ring.alloc", "ring.release"})
  private static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(op.resultCount() == 0 ? MemoryEffect.of(MemoryEffect.Kind.FREE, op.operand(0))
          : MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
  }

  @Serves("ring.alloc")
  private static class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(builder.state(op.location(), "ring.release").addOperand(allocated));
    }
  }

  @Serves("ring.alloc")
  private static final class Reused extends Allocation {
    @Override
    public boolean mayBeReused(Operation op) {
      return true;
    }
  }

  private static long ringsAfter(AllocationOpInterface allocation) {
    Context.Builder builder = ClassPathContext.builder().dialect(new DeclaredDialect(
        OpDefinition.named("ring.alloc").operand("ring", TypeConstraints.INDEX)
            .result("memory", TypeConstraints.ANY_MEMREF).build(),
        OpDefinition.named("ring.release").operand("memory", TypeConstraints.ANY_MEMREF).build()));
    ClassPathContext.attach(builder, List.of(new Effects(), allocation));
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.STRICT, PROGRAM);
    PassExecution execution = PassExecution.of(new ReuseBuffers(), Map.of(), module);
    assertThat(execution.messages()).isEmpty();
    long[] count = new long[1];
    execution.op().walk(op -> {
      count[0] += op.name().name().equals("ring.alloc") ? 1 : 0;
    });
    return count[0];
  }

  @Test
  void run_interfaceWithDefaults_reusesNothing() {
    assertThat(ringsAfter(new Allocation())).isEqualTo(3);
  }

  /** {@code %d} reuses the buffer of {@code %a}, but {@code %b}, of another ring, does not. */
  @Test
  void run_interfaceAllowsReuse_reusesAmongEqualOperands() {
    assertThat(ringsAfter(new Reused())).isEqualTo(2);
  }
}
