// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.FlowBuilder;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

class BufferGraphTest {
  private static final String SELECT = "select.select";
  private static final BufferGraph SELECTIONS = BufferGraph.of(BufferEdge.SELECT);
  private static final BufferGraph VIEWS = BufferGraph.of(BufferEdge.VIEW);
  private static final BufferGraph UNKNOWN = BufferGraph.of(BufferEdge.UNKNOWN_OPERATION);

  /** The dialect of the selection; only registered operations have interfaces. */
  private static final class SelectDialect extends Dialect {
    private static final OpDefinition DEFINITION = OpDefinition.named(SELECT)
        .operand("condition", TypeConstraints.ANY)
        .operand("true_value", TypeConstraints.ANY)
        .operand("false_value", TypeConstraints.ANY)
        .result("result", TypeConstraints.ANY)
        .build();

    @Override
    public String namespace() {
      return "select";
    }

    @Override
    public List<String> operationNames() {
      return List.of(SELECT);
    }

    @Override
    public OpDefinition operation(String name) {
      return name.equals(SELECT) ? DEFINITION : null;
    }
  }

  /** Counts how often the operands of a selection are read. */
  @Serves(SELECT)
  private static final class Select implements SelectLikeOpInterface {
    int steps;

    @Override
    public Value getCondition(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTrueValue(Operation op) {
      steps++;
      return op.operand(1);
    }

    @Override
    public Value getFalseValue(Operation op) {
      return op.operand(2);
    }
  }

  private final Select select = new Select();
  private final FlowBuilder flow = new FlowBuilder(1, context());
  private final Value a = buffer("t.alloc");
  private final Value b = buffer("t.alloc");

  private Context context() {
    Context.Builder builder = Contexts.builder().dialect(new SelectDialect());
    InterfaceAttachment.of(select).forEach(builder::attach);
    return builder.build();
  }

  private Value buffer(String name, Value... operands) {
    OperationState state = new OperationState(flow.location, flow.context.operationName(name))
        .addOperands(List.of(operands))
        .addResultType(MemRefType.of(new long[] {1}, IndexType.of(flow.context)));
    Operation op = Operation.create(state);
    flow.block(0).append(op);
    return op.result(0);
  }

  @Test
  void collectSources_selection_addsBothValues() {
    Value selected = buffer(SELECT, flow.define(flow.block(0)), a, b);
    List<Value> sources = new ArrayList<>();
    assertThat(SELECTIONS.collectSources(selected, sources)).isFalse();
    assertThat(sources).containsExactly(a, b);
  }

  @Test
  void collectSources_kindNotFollowed_reportsOtherSources() {
    Value selected = buffer(SELECT, flow.define(flow.block(0)), a, b);
    List<Value> sources = new ArrayList<>();
    assertThat(VIEWS.collectSources(selected, sources)).isTrue();
    assertThat(sources).isEmpty();
  }

  @Test
  void collectSources_unknownOperation_addsBuffersIfFollowed() {
    Value made = buffer("t.unknown", flow.define(flow.block(0)), a, b);
    List<Value> sources = new ArrayList<>();
    assertThat(BufferGraph.ALIASES.collectSources(made, sources)).isTrue();
    assertThat(sources).isEmpty();
    assertThat(UNKNOWN.collectSources(made, sources)).isTrue();
    assertThat(sources).containsExactly(a, b);
  }

  @Test
  void collectTargets_operandsOfSelection_leadFromValuesOnly() {
    Value selected = buffer(SELECT, buffer("t.alloc"), a, b);
    assertThat(targets(selected, 0)).isEmpty();
    assertThat(targets(selected, 1)).containsExactly(selected);
    assertThat(targets(selected, 2)).containsExactly(selected);
  }

  private static List<Value> targets(Value defined, int operand) {
    List<Value> targets = new ArrayList<>();
    SELECTIONS.collectTargets(defined.definingOp().opOperand(operand), targets);
    return targets;
  }

  @Test
  void backwardWalk_exponentiallyManyPaths_takesOneStepPerValue() {
    assertThat(stepsBack(100)).isEqualTo(100);
    assertThat(stepsBack(10_000)).isEqualTo(10_000);
  }

  private int stepsBack(int length) {
    Value last = chain(length);
    select.steps = 0;
    BackwardWalk walk = new BackwardWalk(SELECTIONS, last);
    int visited = 0;
    for (Value value = walk.next(); value != null; value = walk.next()) {
      walk.follow();
      visited++;
    }
    assertThat(visited).isEqualTo(length + 1);
    return select.steps;
  }

  @Test
  void fold_allBuffersOfChain_callsOwnOncePerAlias() {
    assertThat(foldedValues(100)).isEqualTo(100 + 2);
    assertThat(foldedValues(10_000)).isEqualTo(100 + 10_000 + 2);
  }

  /** Returns how many values are asked for; the values of former chains are in the function as well. */
  private int foldedValues(int length) {
    Value last = chain(length);
    BufferAliases aliases = BufferAliases.of(flow.function);
    int[] steps = new int[1];
    List<Boolean> reach = BufferFlow.of(aliases).fold(aliases.values(), value -> {
      steps[0]++;
      return value == last;
    }, Boolean::logicalOr);
    assertThat(reach.get(aliases.numberOf(a))).isTrue();
    assertThat(reach.get(aliases.numberOf(b))).isFalse();
    return steps[0];
  }

  @Test
  void origins_chainOfSelections_takeOneStepPerValue() {
    for (int length : new int[] {100, 10_000}) {
      Value last = chain(length);
      select.steps = 0;
      BufferOrigins origins = new BufferOrigins();
      origins.resolve(last);
      assertThat(origins.relation(last, last)).isSameAs(BufferOrigins.Relation.SAME);
      assertThat(select.steps).isEqualTo(length);
    }
  }

  @Test
  void resolveUpTo_endOnTheWay_stopsBeforeIt() {
    Value first = buffer(SELECT, flow.define(flow.block(0)), a, b);
    Value second = buffer(SELECT, flow.define(flow.block(0)), first, b);
    BufferAliases aliases = BufferAliases.of(flow.function);
    assertThat(aliases.resolve(a)).containsExactly(a, first, second);
    assertThat(aliases.resolveUpTo(Set.of(second), a)).containsExactly(a, first);
    assertThat(aliases.resolveReverse(second)).containsExactly(second, first, b, a);
  }

  /** Builds selections each with the previous one as both operands; the first one selects {@code a}. */
  private Value chain(int length) {
    Value condition = flow.define(flow.block(0));
    Value last = a;
    for (int i = 0; i < length; i++) {
      last = buffer(SELECT, condition, last, last);
    }
    return last;
  }
}
