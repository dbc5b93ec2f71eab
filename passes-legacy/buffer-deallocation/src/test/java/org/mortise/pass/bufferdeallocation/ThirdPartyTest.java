// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

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

/** A third party's allocation is cloned and freed by the operations that its interfaces create. */
class ThirdPartyTest {
  private static final String ALLOC = "own.alloc";
  private static final String COPY = "own.copy";
  private static final String FREE = "own.free";

  /** The buffer may be the allocation or the argument where control flow joins, so both are cloned. */
  private static final String PROGRAM = """
      func.func @f(%c: i1, %x: memref<4xf32>) {
        cf.cond_br %c, ^join(%x : memref<4xf32>), ^other
      ^other:
        %0 = "own.alloc"() : () -> memref<4xf32>
        cf.br ^join(%0 : memref<4xf32>)
      ^join(%r: memref<4xf32>):
        "test.use"(%r) : (memref<4xf32>) -> ()
        return
      }
      """;

  @Serves(ALLOC)
  private static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.ALLOCATE, op.result(0)));
    }
  }

  @Serves(ALLOC)
  private static final class Allocation implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(builder.state(op.location(), FREE).addOperand(allocated));
    }
  }

  @Serves(ALLOC)
  private static final class Clones implements BufferCloneOpInterface {
    @Override
    public Value buildClone(Operation op, OpBuilder builder, Value allocated) {
      return builder.create(
          builder.state(op.location(), COPY).addOperand(allocated).addResultType(allocated.type())).result(0);
    }
  }

  private static PassExecution run(OpInterface... implementations) {
    Context.Builder builder = ClassPathContext.builder().dialect(new DeclaredDialect(
        OpDefinition.named(ALLOC).result("memory", TypeConstraints.ANY_MEMREF).build(),
        OpDefinition.named(COPY).operand("from", TypeConstraints.ANY_MEMREF)
            .result("memory", TypeConstraints.ANY_MEMREF).build(),
        OpDefinition.named(FREE).operand("memory", TypeConstraints.ANY_MEMREF).build()));
    ClassPathContext.attach(builder, List.of(implementations));
    Operation module = ClassPathContext.parse(builder.build(), ParserOptions.STRICT, PROGRAM);
    return PassExecution.of(new BufferDeallocation(), Map.of(), module);
  }

  private static List<String> namesIn(Operation root) {
    List<String> names = new ArrayList<>();
    root.walk(op -> names.add(op.name().name()));
    return names;
  }

  @Test
  void run_allocationWithClone_clonesAndFreesByItsOperations() {
    PassExecution execution = run(new Effects(), new Allocation(), new Clones());

    assertThat(execution.messages()).isEmpty();
    assertThat(namesIn(execution.op())).contains(COPY, FREE).doesNotContain("memref.dealloc");
  }

  @Test
  void run_allocationWithoutClone_clonesInTheUsualWay() {
    PassExecution execution = run(new Effects(), new Allocation());

    assertThat(execution.messages()).isEmpty();
    assertThat(namesIn(execution.op())).contains("bufferization.clone", "memref.dealloc", FREE).doesNotContain(COPY);
  }

  @Test
  void run_allocationWithoutInterface_reportsErrorBeforeAnyChange() {
    PassExecution execution = run(new Effects());

    assertThat(execution.run().hasFailed()).isTrue();
    assertThat(execution.messages()).singleElement().asString().contains("AllocationOpInterface");
    assertThat(namesIn(execution.op())).doesNotContain("bufferization.clone");
  }
}
