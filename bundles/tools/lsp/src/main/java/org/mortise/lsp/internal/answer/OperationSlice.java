// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * A copy of an operation in its own block, with copies of a few operations that compute its operands; the other
 * operands are arguments. Changes of the copy do not affect the program. Constant time.
 */
final class OperationSlice {
  private static final int DEPTH = 3;
  private static final int MOST = 64;

  private final Operation copy;
  private final Map<Value, Value> originals = new IdentityHashMap<>();

  private OperationSlice(Operation op) {
    List<Operation> sources = sourcesOf(op);
    Block block = new Block();
    IRMapping mapping = new IRMapping();
    Operation last = null;
    for (int i = sources.size() - 1; i >= 0; i--) {
      Operation source = sources.get(i);
      if (mapping.lookupOrNull(source) == null) {
        mapOperands(source, block, mapping);
        last = source.clone(mapping);
        mapping.map(source, last);
        block.append(last);
        for (int k = 0; k < source.resultCount(); k++) {
          mapping.map(source.result(k), last.result(k));
          originals.put(last.result(k), source.result(k));
        }
      }
    }
    this.copy = last;
  }

  /** Returns the copy; null for an operation with regions or successors. */
  static @Nullable OperationSlice of(Operation op) {
    return isSimple(op) && op.operandCount() <= MOST ? new OperationSlice(op) : null;
  }

  private static boolean isSimple(Operation op) {
    return op.regionCount() == 0 && op.successorCount() == 0 && op.block() != null;
  }

  /** Returns {@code op} and operations before it, breadth first; each occurs at least once after all its users. */
  private static List<Operation> sourcesOf(Operation op) {
    List<Operation> found = new ArrayList<>(List.of(op));
    int start = 0;
    for (int depth = 0; depth < DEPTH; depth++) {
      int end = found.size();
      for (int i = start; i < end; i++) {
        for (Value operand : found.get(i).operands()) {
          Operation source = operand.definingOp();
          if (source != null && source != op && isSimple(source) && found.size() < MOST) {
            found.add(source);
          }
        }
      }
      start = end;
    }
    return found;
  }

  private void mapOperands(Operation source, Block block, IRMapping mapping) {
    for (Value operand : source.operands()) {
      if (mapping.lookupOrNull(operand) == null) {
        Value argument = block.addArgument(operand.type(), source.location());
        mapping.map(operand, argument);
        originals.put(argument, operand);
      }
    }
  }

  Operation copy() {
    return copy;
  }

  /** Returns the program's value for a value of the copy; null if it was created later. */
  @Nullable Value original(Value value) {
    return originals.get(value);
  }
}
