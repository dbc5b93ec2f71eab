// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BufferCloneOpInterface;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;
import org.mortise.testing.PassExecution;

/** Buffers of a third party's allocation are transferred to each other, and are freed by its own operation. */
class ThirdPartyTest {
  private static final String ALLOC = "ring.alloc";
  private static final String COPY = "ring.copy";
  private static final String RELEASE = "ring.release";

  /** The loop must own its initial value, and the argument cannot be transferred. */
  private static final String LOOP = """
      func.func private @f(%n: index, %x: memref<4xf32>) -> memref<4xf32> {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %x) -> memref<4xf32> {
          %v = memref.load %b[%c0] : memref<4xf32>
          %new = "ring.alloc"() : () -> memref<4xf32>
          memref.store %v, %new[%c0] : memref<4xf32>
          scf.yield %new : memref<4xf32>
        }
        return %r : memref<4xf32>
      }
      """;

  /** The callee frees its argument, which the caller needs afterwards. */
  private static final String CALL = """
      func.func private @take(%m: memref<4xf32>) {
        "ring.release"(%m) : (memref<4xf32>) -> ()
        return
      }
      func.func @f(%x: memref<4xf32>) {
        func.call @take(%x) : (memref<4xf32>) -> ()
        return
      }
      """;

  /** Frees with the ring that allocated. */
  private static final String RINGS = """
      func.func @f(%c: i1, %x: f32) -> f32 {
        %c0 = arith.constant 0 : index
        %r = scf.if %c -> memref<4xf32> {
          %a = "ring.alloc"() {ring = 1} : () -> memref<4xf32>
          memref.store %x, %a[%c0] : memref<4xf32>
          scf.yield %a : memref<4xf32>
        } else {
          %b = "ring.alloc"() {ring = 2} : () -> memref<4xf32>
          memref.store %x, %b[%c0] : memref<4xf32>
          scf.yield %b : memref<4xf32>
        }
        %v = memref.load %r[%c0] : memref<4xf32>
        return %v : f32
      }
      """;

  @Serves({ALLOC, COPY, RELEASE})
  private static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(op.resultCount() == 0 ? MemoryEffect.of(MemoryEffect.Kind.FREE, op.operand(0))
          : MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
  }

  @Serves({ALLOC, COPY})
  private static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(builder.state(op.location(), RELEASE).addOperand(allocated)
          .addAttributes(op.discardableAttributes()));
    }
  }

  @Serves({ALLOC, COPY})
  private static final class Clones implements BufferCloneOpInterface {
    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(
          builder.state(op.location(), COPY).addOperand(allocated).addResultType(allocated.type())).result(0);
    }
  }

  private static PassExecution run(String program, OpInterface... implementations) {
    Context.Builder builder = ClassPathContext.builder().dialect(new DeclaredDialect(
        OpDefinition.named(ALLOC).result("memory", TypeConstraints.ANY_MEMREF).build(),
        OpDefinition.named(COPY).operand("from", TypeConstraints.ANY_MEMREF)
            .result("memory", TypeConstraints.ANY_MEMREF).build(),
        OpDefinition.named(RELEASE).operand("memory", TypeConstraints.ANY_MEMREF).build()));
    ClassPathContext.attach(builder, List.of(implementations));
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.STRICT, program);
    return PassExecution.of(new LeanBufferDeallocation(), Map.of(), module);
  }

  private static List<String> namesIn(Operation root) {
    List<String> names = new ArrayList<>();
    root.walk(op -> names.add(op.name().name()));
    return names;
  }

  @Test
  void run_copyNeeded_isMadeByTheInterface() {
    PassExecution execution = run(LOOP, new Effects(), new Allocation(), new Clones());

    assertThat(execution.messages()).isEmpty();
    assertThat(namesIn(execution.op())).contains(COPY, RELEASE)
        .doesNotContain("memref.dealloc", "bufferization.clone");
  }

  @Test
  void run_copyNeededWithoutInterface_isUsualClone() {
    PassExecution execution = run(LOOP, new Effects(), new Allocation());

    assertThat(execution.messages()).isEmpty();
    assertThat(namesIn(execution.op())).contains(RELEASE, "bufferization.clone");
  }

  @Test
  void run_copyForCalleeWithoutInterface_reportsErrorAtCall() {
    PassExecution execution = run(CALL, new Effects(), new Allocation());

    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.messages()).singleElement().asString().contains("is freed by the callee with 'ring.release'");
  }

  @Test
  void run_attributesOfDeallocationsDiffer_buffersAreNotMixed() {
    PassExecution execution = run(RINGS, new Effects(), new Allocation());

    List<String> released = new ArrayList<>();
    execution.op().walk(op -> {
      if (op.name().name().equals(RELEASE)) {
        released.add(op.operand(0).definingOp().getAttr("ring") + "=" + op.getAttr("ring"));
      }
    });
    assertThat(execution.messages()).isEmpty();
    assertThat(released).containsExactly("1 : i64=1 : i64", "2 : i64=2 : i64");
  }
}
