// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OperationTest {
  private static final int DEEP = 200_000;

  private final Toy toy = new Toy();

  private static List<Operation> usersOf(Value value) {
    List<Operation> users = new ArrayList<>();
    value.uses().forEach(use -> users.add(use.owner()));
    return users;
  }

  @Test
  void uses_several_areLinkedNewestFirst() {
    Operation def = toy.op("t.def", List.of(), 1, 0);
    Operation first = toy.op("t.use", List.of(def.result(0)), 0, 0);
    Operation second = toy.op("t.use", List.of(def.result(0), def.result(0)), 0, 0);
    assertThat(usersOf(def.result(0))).containsExactly(second, second, first);
    assertThat(def.result(0).hasOneUse()).isFalse();
  }

  @Test
  void state_unregisteredOperation_hasNoGroupsAndInfersNothing() {
    OperationState state = new OperationState(toy.location, toy.context.operationName("t.def"));
    String message = "operation 't.def' is not registered in this context";
    assertThatThrownBy(() -> state.setOperandSegments(1, 2)).isInstanceOf(IllegalStateException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> state.setResultSegments(1)).hasMessage(message);
    assertThatThrownBy(state::inferResultTypes).hasMessage(message);
  }

  @Test
  void replaceAllUsesWith_otherValue_replacesAllUses() {
    Operation def = toy.op("t.def", List.of(), 2, 0);
    Operation use = toy.op("t.use", List.of(def.result(0), def.result(1), def.result(0)), 0, 0);
    def.result(0).replaceAllUsesWith(def.result(1));
    assertThat(use.operands()).containsOnly(def.result(1));
    assertThat(def.result(0).hasUses()).isFalse();
  }

  @Test
  void eraseOperands_severalRanges_erasesAtOnce() {
    Operation def = toy.op("t.def", List.of(), 5, 0);
    Operation use = toy.op("t.use", List.of(def.results()), 0, 0);
    OperandRange.eraseAll(
        List.of(new OperandRange(use, 3, 2), new OperandRange(use, 1, 1), new OperandRange(use, 3, 0)));
    assertThat(use.operands()).containsExactly(def.result(0), def.result(2));
    assertThat(use.opOperand(1).index()).isEqualTo(1);
    assertThat(def.result(4).hasUses()).isFalse();
  }

  @Test
  void insertOperands_inPlace_keepsOthers() {
    Operation def = toy.op("t.def", List.of(), 3, 0);
    Operation use = toy.op("t.use", List.of(def.result(0), def.result(2)), 0, 0);
    use.insertOperands(1, List.of(def.result(1)));
    assertThat(use.operands()).containsExactly(def.result(0), def.result(1), def.result(2));
    assertThat(use.opOperand(2).index()).isEqualTo(2);
    use.eraseOperands(0, 2);
    assertThat(use.operands()).containsExactly(def.result(2));
    assertThat(use.opOperand(0).index()).isZero();
    assertThat(def.result(0).hasUses()).isFalse();
  }

  @Test
  void erase_resultUsed_throws() {
    Operation def = toy.op("t.def", List.of(), 1, 0);
    Operation use = toy.op("t.use", List.of(def.result(0)), 0, 0);
    assertThatThrownBy(def::erase).isInstanceOf(IllegalStateException.class).hasMessageContaining("t.def");
    use.erase();
    def.erase();
  }

  @Test
  void clone_useBeforeDefinition_isMapped() {
    Operation outer = toy.op("t.outer", List.of(), 0, 1);
    Block first = outer.region(0).addBlock();
    Block second = outer.region(0).addBlock();
    Operation def = toy.op("t.def", List.of(), 1, 0);
    Operation early = toy.op("t.use", List.of(def.result(0)), 0, 0);
    first.append(early);
    second.append(def);

    Operation copy = outer.clone();

    Operation copiedUse = copy.region(0).first().first();
    Operation copiedDef = copy.region(0).last().first();
    assertThat(copiedUse.operand(0)).isSameAs(copiedDef.result(0));
    assertThat(usersOf(def.result(0))).containsExactly(early);
  }

  @Test
  void clone_mappedOutsideValue_isReplaced() {
    Operation a = toy.op("t.a", List.of(), 1, 0);
    Operation b = toy.op("t.b", List.of(), 1, 0);
    Operation use = toy.op("t.use", List.of(a.result(0)), 0, 0);
    IRMapping mapping = new IRMapping();
    mapping.map(a.result(0), b.result(0));
    assertThat(use.clone(mapping).operand(0)).isSameAs(b.result(0));
  }

  @Test
  void clone_deepNest_needsNoStack() {
    Operation root = toy.nested(DEEP);
    int[] seen = new int[2];
    root.walk(op -> seen[0]++);
    root.walkPreOrder(op -> {
      seen[1]++;
    });
    assertThat(seen).containsExactly(DEEP, DEEP);
    root.clone().erase();
    root.erase();
  }

  @Test
  void walk_postOrder_allowsErasing() {
    Operation outer = toy.op("t.outer", List.of(), 0, 2);
    outer.region(0).addBlock();
    outer.region(0).addBlock().append(toy.op("t.a"));
    outer.region(1).addBlock().append(toy.op("t.b"));
    List<String> order = new ArrayList<>();
    outer.walk(op -> {
      order.add(op.name().name());
      if (op != outer) {
        op.erase();
      }
    });
    assertThat(order).containsExactly("t.a", "t.b", "t.outer");
    assertThat(outer.region(0).last().isEmpty()).isTrue();
  }

  @Test
  void walk_preOrder_skipsAndInterrupts() {
    Operation outer = toy.op("t.outer", List.of(), 0, 1);
    Block body = outer.region(0).addBlock();
    Operation skipped = toy.nested(3);
    Operation last = toy.op("t.last");
    body.append(skipped);
    body.append(last);
    List<Operation> seen = new ArrayList<>();
    Walk.Result result = outer.walkPreOrder((Operation op) -> {
      seen.add(op);
      return op == skipped ? Walk.Result.SKIP : op == last ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    });
    assertThat(seen).containsExactly(outer, skipped, last);
    assertThat(result).isEqualTo(Walk.Result.INTERRUPT);
  }

  @Test
  void cloneWithoutRegions_nested_hasEmptyRegions() {
    Operation def = toy.op("t.def", List.of(), 2, 0);
    Operation outer = toy.op("t.outer", List.of(def.result(0)), 1, 2);
    outer.region(0).addBlock().append(toy.op("t.a"));
    IRMapping mapping = new IRMapping();
    mapping.map(def.result(0), def.result(1));

    Operation copy = outer.cloneWithoutRegions(mapping);
    assertThat(copy.operands()).containsExactly(def.result(1));
    assertThat(copy.regionCount()).isEqualTo(2);
    assertThat(copy.region(0).isEmpty()).isTrue();
    assertThat(mapping.lookupOrNull(outer)).isSameAs(copy);
    assertThat(mapping.lookupOrNull(outer.result(0))).isSameAs(copy.result(0));
    assertThat(mapping.lookupOrNull(def)).isNull();
    assertThat(mapping.lookupOrNull(def.result(1))).isNull();
  }
}
