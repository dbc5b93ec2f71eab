// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.TensorType;

/**
 * An operation in destination-passing style: it computes its results into the inits, a range of adjacent operands. An
 * init is a tensor, which is tied to the result of the same position and type, or a memref, which is written in place.
 * All other operands are inputs.
 */
public interface DestinationStyleOpInterface extends OpInterface {
  /** Returns the inits. */
  OperandRange getDpsInits(Operation op);

  /** Returns whether the operand at {@code index} is an init. */
  default boolean isDpsInit(Operation op, int index) {
    OperandRange inits = getDpsInits(op);
    return index >= inits.start() && index < inits.start() + inits.size();
  }

  /** Returns the operands that are not inits, in their order. */
  default List<Value> getDpsInputs(Operation op) {
    List<Value> inputs = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      if (!isDpsInit(op, i)) {
        inputs.add(op.operand(i));
      }
    }
    return inputs;
  }

  /** Returns the result that is tied to the init that is the operand at {@code index}. */
  default OpResult getTiedOpResult(Operation op, int index) {
    return op.result(index - getDpsInits(op).start());
  }

  /** Returns whether the operation works on memory only: it has a memref operand and no tensor operand. */
  default boolean hasPureBufferSemantics(Operation op) {
    return has(op, BaseMemRefType.class) && !has(op, TensorType.class);
  }

  /** Returns whether the operation works on values only: it has a tensor operand and no memref operand. */
  default boolean hasPureTensorSemantics(Operation op) {
    return has(op, TensorType.class) && !has(op, BaseMemRefType.class);
  }

  private static boolean has(Operation op, Class<?> kind) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (kind.isInstance(op.operand(i).type())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the error in the number and types of the inits and results, or null. The operation's check of its regions
   * calls it.
   */
  static @Nullable Diagnostic verify(Operation op, OperandRange inits) {
    int tensors = 0;
    for (int i = 0; i < inits.size(); i++) {
      boolean isTensor = inits.get(i).type() instanceof TensorType;
      if (!isTensor && !(inits.get(i).type() instanceof BaseMemRefType)) {
        return op.opError("expected that operand #" + (inits.start() + i) + " is a ranked tensor or a ranked memref");
      }
      tensors += isTensor ? 1 : 0;
    }
    int results = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      results += op.result(i).type() instanceof TensorType ? 1 : 0;
    }
    if (results != tensors) {
      return op.opError("expected the number of tensor results (" + results
          + ") to be equal to the number of output tensors (" + tensors + ")");
    }
    int next = 0;
    for (int i = 0; i < inits.size(); i++) {
      if (!(inits.get(i).type() instanceof TensorType type)) {
        continue;
      }
      OpResult result = op.result(next++);
      if (result.type() != type) {
        return op.opError("expected type of operand #" + (inits.start() + i) + " ('" + type
            + "') to match type of corresponding result ('" + result.type() + "')");
      }
    }
    return null;
  }
}
