// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;

class OperationWorklistTest {
  private final Context context = Contexts.builder().build();
  private final Operation[] ops = new Operation[500];
  private final Random random = new Random(3);

  OperationWorklistTest() {
    for (int i = 0; i < ops.length; i++) {
      ops[i] = Operation.create(new OperationState(UnknownLoc.of(context), context.operationName("t.op" + i)));
    }
  }

  @Test
  void pushAndPop_random_behavesLikeListWithoutDuplicates() {
    checkRandomSteps(1);
  }

  @Test
  void pushAndPop_sameOperationsInSeveralLists_areIndependent() {
    checkRandomSteps(3);
  }

  @Test
  void clear_operationsHeldByOthers_releasesOwnOnly() {
    OperationWorklist first = new OperationWorklist();
    OperationWorklist second = new OperationWorklist();
    first.push(ops[0]);
    second.push(ops[0]);
    second.push(ops[1]);
    second.clear();
    assertThat(second.contains(ops[0])).isFalse();
    assertThat(first.contains(ops[0])).isTrue();
    assertThat(ops[1].heldAt()).isZero();
    first.clear();
    assertThat(ops[0].heldAt()).isZero();
  }

  private void checkRandomSteps(int lists) {
    List<OperationWorklist> worklists = new ArrayList<>();
    List<List<Operation>> models = new ArrayList<>();
    for (int i = 0; i < lists; i++) {
      worklists.add(new OperationWorklist());
      models.add(new ArrayList<>());
    }
    for (int step = 0; step < 200_000; step++) {
      int at = random.nextInt(lists);
      checkStep(step, worklists.get(at), models.get(at));
    }
  }

  private void checkStep(int step, OperationWorklist worklist, List<Operation> model) {
    Operation op = ops[random.nextInt(ops.length)];
    switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> {
        assertThat(worklist.push(op)).isEqualTo(!model.contains(op));
        if (!model.contains(op)) {
          model.add(op);
        }
      }
      case 4, 5 -> assertThat(worklist.remove(op)).isEqualTo(model.remove(op));
      case 6 -> assertThat(worklist.pop()).isSameAs(model.isEmpty() ? null : model.remove(model.size() - 1));
      default -> {
        if (step % 1000 == 0) {
          worklist.reverse();
          Collections.reverse(model);
        }
      }
    }
    assertThat(worklist.contains(op)).isEqualTo(model.contains(op));
    assertThat(worklist.isEmpty()).isEqualTo(model.isEmpty());
  }
}
