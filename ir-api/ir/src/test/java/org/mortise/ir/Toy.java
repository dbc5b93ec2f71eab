// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.types.IndexType;

/** Makes small pieces of IR of unregistered operations for tests. */
final class Toy {
  final Context context = NoText.context();
  final Location location = UnknownLoc.of(context);
  final Type type = IndexType.of(context);

  Operation op(String name, List<Value> operands, int results, int regions) {
    OperationState state = new OperationState(location, context.operationName(name));
    state.addOperands(operands);
    for (int i = 0; i < results; i++) {
      state.addResultType(type);
    }
    for (int i = 0; i < regions; i++) {
      state.addRegion();
    }
    return Operation.create(state);
  }

  Operation op(String name) {
    return op(name, List.of(), 0, 0);
  }

  /** {@code depth} operations, each with one region with one block with the next; returns the outermost. */
  Operation nested(int depth) {
    Operation inner = op("t.leaf");
    for (int i = 1; i < depth; i++) {
      Operation outer = op("t.nest", List.of(), 0, 1);
      outer.region(0).addBlock().append(inner);
      inner = outer;
    }
    return inner;
  }
}
