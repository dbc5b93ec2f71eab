// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.testing.ClassPathContext;

class KnownOperationsTest {
  private final KnownOperations known = new KnownOperations();

  /** Returns {@code count} pairs of equal constants. */
  private static List<Operation> pairs(int count) {
    StringBuilder text = new StringBuilder("func.func @f() {\n");
    for (int i = 0; i < 2 * count; i++) {
      text.append("%c").append(i).append(" = arith.constant ").append(i / 2).append(" : i32\n");
    }
    Operation function = ClassPathContext.parseAndFind(text + "return }", "func.func");
    List<Operation> constants = new ArrayList<>();
    for (Operation op = function.region(0).first().first(); op.next() != null; op = op.next()) {
      constants.add(op);
    }
    return constants;
  }

  private int find(Operation op) {
    return known.find(op, KnownOperations.hash(op));
  }

  private void add(Operation op, int stamp) {
    known.add(op, KnownOperations.hash(op), stamp);
  }

  @Test
  void find_innerScopeLeft_returnsOuterEntry() {
    List<Operation> pair = pairs(1);
    add(pair.get(0), 1);
    int mark = known.enter();
    add(pair.get(1), 2);
    assertThat(known.stamp(find(pair.get(0)))).isEqualTo(2);

    known.leave(mark);

    assertThat(known.operation(find(pair.get(1)))).isSameAs(pair.get(0));
    assertThat(known.stamp(find(pair.get(1)))).isEqualTo(1);
  }

  /** More entries than the initial capacity, in two scopes. */
  @Test
  void find_tableGrownInScope_returnsAllOuterEntries() {
    List<Operation> pairs = pairs(500);
    for (int i = 0; i < 200; i++) {
      add(pairs.get(2 * i), i);
    }
    int mark = known.enter();
    for (int i = 200; i < 500; i++) {
      add(pairs.get(2 * i), i);
    }

    known.leave(mark);

    for (int i = 0; i < 500; i++) {
      assertThat(find(pairs.get(2 * i + 1))).isEqualTo(i < 200 ? i : -1);
    }
  }
}
