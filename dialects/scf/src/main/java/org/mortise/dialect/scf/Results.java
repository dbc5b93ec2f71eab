// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Types of results and values as lists. */
final class Results {
  private Results() {}

  static List<Type> typesOf(Operation op) {
    List<Type> types = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      types.add(op.result(i).type());
    }
    return types;
  }

  static List<Type> typesOf(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    for (Value value : values) {
      types.add(value.type());
    }
    return types;
  }
}
