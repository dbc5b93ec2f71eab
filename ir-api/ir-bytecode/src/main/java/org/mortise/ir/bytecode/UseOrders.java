// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * The orders of uses that a file states. Without one, the uses of a value are in the reverse order of the operations
 * and operands of the program. Costs nothing if there are no orders and no value is used before it is defined.
 */
final class UseOrders {
  /**
   * An order.
   *
   * @param isPairs whether the numbers are pairs of positions, each of a use in the program's order and of the same one
   *     in this order; otherwise there is one for each use
   */
  record Order(int[] numbers, boolean isPairs) {}

  /** The requested use order of each value; null for program order. */
  private final Map<Value, Order> orders = new LinkedHashMap<>(0);

  void add(Value value, Order order) {
    orders.put(value, order);
  }

  /** Restores the program's order of the uses of values that were used before they were defined. */
  void addUsedEarly(Collection<Value> values) {
    for (Value value : values) {
      orders.putIfAbsent(value, null);
    }
  }

  static Order read(ByteReader in) {
    long countAndFlag = in.readVarInt();
    int[] numbers = new int[in.checkedCount(countAndFlag >>> 1)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readIndex(Integer.MAX_VALUE, "use");
    }
    return new Order(numbers, (countAndFlag & 1) != 0);
  }

  /** Arranges the uses of all values, which are inside {@code roots}. */
  void apply(Collection<Operation> roots, ByteReader in) {
    if (orders.isEmpty()) {
      return;
    }
    Map<Operation, Integer> positions = new IdentityHashMap<>();
    for (Operation root : roots) {
      Walk.preOrder(root, op -> {
        positions.put(op, positions.size());
      });
    }
    Comparator<OpOperand> reverse = Comparator.<OpOperand>comparingInt(use -> -positions.getOrDefault(use.owner(), 0))
        .thenComparingInt(use -> -use.index());
    orders.forEach((value, order) -> arrange(value, order, reverse, in));
    orders.clear();
  }

  private static void arrange(Value value, @Nullable Order order, Comparator<OpOperand> reverse, ByteReader in) {
    List<OpOperand> uses = new ArrayList<>();
    value.uses().forEach(uses::add);
    uses.sort(reverse);
    value.setUseOrder(order == null ? uses : arranged(uses, order, in));
  }

  private static List<OpOperand> arranged(List<OpOperand> uses, Order order, ByteReader in) {
    int count = uses.size();
    OpOperand[] arranged = new OpOperand[count];
    int[] targets = new int[count];
    for (int i = 0; i < count; i++) {
      targets[i] = i;
    }
    int[] numbers = order.numbers;
    if (order.isPairs ? numbers.length % 2 != 0 : numbers.length != count) {
      throw in.error("incorrect number of indices in an order of " + count + " uses");
    }
    for (int i = 0; i < numbers.length; i += order.isPairs ? 2 : 1) {
      int from = order.isPairs ? numbers[i] : i;
      int to = order.isPairs ? numbers[i + 1] : numbers[i];
      targets[in.checkedIndex(from, count, "use")] = in.checkedIndex(to, count, "use");
    }
    for (int i = 0; i < count; i++) {
      if (arranged[targets[i]] != null) {
        throw in.error("the use at position " + targets[i] + " is there twice in an order of uses");
      }
      arranged[targets[i]] = uses.get(i);
    }
    return List.of(arranged);
  }
}
