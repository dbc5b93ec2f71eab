// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.subsets;

import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;

/** An operation that inserts a value into a part of a tensor. It also implements {@link SubsetOpInterface}. */
public interface SubsetInsertionOpInterface extends OpInterface {
  /** Returns the operand that is inserted. */
  OpOperand getSourceOperand(Operation op);

  /** Returns the operand that is the tensor: the only init of an operation in destination-passing style. */
  default OpOperand getDestinationOperand(Operation op) {
    return op.opOperand(op.getInterface(DestinationStyleOpInterface.class).getDpsInits(op).start());
  }

  /**
   * Returns the updated tensor, by default the result tied to the init of an operation in destination-passing style.
   * For an operation without results it is a result of an enclosing operation.
   */
  default OpResult getUpdatedDestination(Operation op) {
    return op.getInterface(DestinationStyleOpInterface.class)
        .getTiedOpResult(op, getDestinationOperand(op).index());
  }

  /**
   * Returns whether {@code candidate} is known to equal the slice of the destination into which this operation inserts:
   * by default, the result of an extraction of the same slice from the same tensor.
   *
   * @param areEquivalent whether two tensors are the same
   */
  default boolean isEquivalentSubset(Operation op, Value candidate, BiPredicate<Value, Value> areEquivalent) {
    Operation extraction = candidate.definingOp();
    SubsetOpInterface subset = op.getInterface(SubsetOpInterface.class);
    if (subset == null || extraction == null || !extraction.implementsInterface(SubsetExtractionOpInterface.class)) {
      return false;
    }
    Value source = extraction.getInterface(SubsetOpInterface.class).getTensorContainer(extraction);
    return areEquivalent.test(subset.getTensorContainer(op), source)
        && subset.operatesOnEquivalentSubset(op, extraction);
  }

  /** Returns the values used by {@link #buildSubsetExtraction}; by default none. */
  default List<Value> getValuesNeededToBuildSubsetExtraction(Operation op) {
    return List.of();
  }

  /**
   * Returns the part of the destination into which the operation inserts, as a tensor. Operations that extract it are
   * created. Returns null if that is not supported, as by default.
   */
  default @Nullable Value buildSubsetExtraction(Operation op, OpBuilder builder, Location location) {
    return null;
  }
}
