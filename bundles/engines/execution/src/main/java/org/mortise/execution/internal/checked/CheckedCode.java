// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Register;

/** The code of a function for the interpreter. */
final class CheckedCode {
  final Node[] nodes;
  final int[] weights;
  private final Code code;
  private final boolean decidesDeallocations;

  CheckedCode(Code code) {
    this.code = code;
    this.decidesDeallocations = LoweredDeallocations.isLibraryFunction(code.function());
    int count = code.instructions().size();
    this.nodes = new Node[count];
    this.weights = new int[count];
    for (int i = 0; i < count; i++) {
      Node node = code.instructions().get(i).accept(new NodeFactory(i + 1, code.source(i)));
      nodes[i] = LoweredDeallocations.isTest(code, i) ? new ControlNodes.DeallocationTest(node) : node;
      weights[i] = code.weight(i);
    }
  }

  Code code() {
    return code;
  }

  /** Returns whether this is the library function to which deallocations are lowered. */
  boolean decidesDeallocations() {
    return decidesDeallocations;
  }

  Operation function() {
    return code.function();
  }

  Operation source(int position) {
    return code.source(position);
  }

  List<Register> parameters() {
    return code.parameters();
  }

  int registerCount() {
    return code.registerCount();
  }
}
