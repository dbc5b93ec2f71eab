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

  CheckedCode(Code code) {
    this.code = code;
    int count = code.instructions().size();
    this.nodes = new Node[count];
    this.weights = new int[count];
    for (int i = 0; i < count; i++) {
      nodes[i] = code.instructions().get(i).accept(new NodeFactory(i + 1));
      weights[i] = code.weight(i);
    }
  }

  Code code() {
    return code;
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
