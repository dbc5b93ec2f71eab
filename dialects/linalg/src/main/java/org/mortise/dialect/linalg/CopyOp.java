// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;

/**
 * Copies the elements of the input to the output. Numeric casting is performed on the elements, which promotes them to
 * the type of the output.
 */
@Op(name = "linalg.copy", family = NamedOp.class, attributes = "cast: TYPE_FN?", data = "cast($0)",
    implementations = {CopyOp.Buffers.class, CopyOp.Whole.class, CopyOp.Insertion.class})
public final class CopyOp extends CopyOpBase {
  CopyOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.addPatterns(op, CopyPatterns::add);
  }

  /** Copies a buffer; on tensors it defines a value. Elements are converted if the types differ. */
  static final class Buffers implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTarget(Operation op) {
      return op.operand(1);
    }
  }

  /** The part is all of the output. */
  static final class Whole implements SubsetOpInterface {
    @Override
    public @Nullable HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      return null;
    }
  }

  /** The input replaces the output. */
  static final class Insertion implements SubsetInsertionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return op.opOperand(0);
    }

    @Override
    public boolean isEquivalentSubset(Operation op, Value candidate, BiPredicate<Value, Value> areEquivalent) {
      return areEquivalent.test(candidate, getDestinationOperand(op).value());
    }

    @Override
    public List<Value> getValuesNeededToBuildSubsetExtraction(Operation op) {
      return List.of(getDestinationOperand(op).value());
    }

    @Override
    public Value buildSubsetExtraction(Operation op, OpBuilder builder, Location location) {
      return getDestinationOperand(op).value();
    }
  }
}
