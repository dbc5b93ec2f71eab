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
  @Test
  void pushAndPop_random_behavesLikeListWithoutDuplicates() {
    Context context = Contexts.builder().build();
    Operation[] ops = new Operation[500];
    for (int i = 0; i < ops.length; i++) {
      ops[i] = Operation.create(new OperationState(UnknownLoc.of(context), context.operationName("t.op" + i)));
    }
    Random random = new Random(3);
    OperationWorklist worklist = new OperationWorklist();
    List<Operation> model = new ArrayList<>();
    for (int step = 0; step < 200_000; step++) {
      Operation op = ops[random.nextInt(ops.length)];
      switch (random.nextInt(8)) {
        case 0, 1, 2, 3 -> {
          assertThat(worklist.push(op)).isEqualTo(!model.contains(op));
          if (!model.contains(op)) {
            model.add(op);
          }
        }
        case 4, 5 -> {
          worklist.remove(op);
          model.remove(op);
        }
        case 6 -> assertThat(worklist.pop()).isSameAs(model.isEmpty() ? null : model.remove(model.size() - 1));
        default -> {
          if (step % 1000 == 0) {
            worklist.reverse();
            Collections.reverse(model);
          }
        }
      }
      assertThat(worklist.isEmpty()).isEqualTo(model.isEmpty());
    }
  }
}
