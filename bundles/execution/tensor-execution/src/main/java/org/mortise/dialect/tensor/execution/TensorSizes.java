// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** The sizes of tensors, and operations that state them. */
final class TensorSizes {
  private static final Primitive DIM = (arguments, machine) -> {
    Elements tensor = (Elements) arguments[0];
    long dimension = (Long) arguments[1];
    if (dimension < 0 || dimension >= tensor.rank()) {
      throw machine.fault("asks for dimension " + dimension + " of a tensor of rank " + tensor.rank());
    }
    return new Object[] {tensor.size((int) dimension)};
  };
  private static final Primitive RANK =
      (arguments, machine) -> new Object[] {(long) ((Elements) arguments[0]).rank()};

  private TensorSizes() {}

  static void dim(Operation op, CodeBuilder code) {
    code.run(code.results(op), DIM, PoisonRule.PROPAGATE, code.operands(op));
  }

  static void rank(Operation op, CodeBuilder code) {
    code.run(code.results(op), RANK, PoisonRule.PROPAGATE, code.operands(op));
  }

  /** Returns the sizes of a type, with arguments for dynamic sizes. */
  static long[] of(RankedTensorType type, Object[] arguments, int first) {
    long[] sizes = type.shape();
    int next = first;
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
    }
    return sizes;
  }

  static ValueFormat resultElements(OperationRef op) {
    Operation operation = op.operation();
    return ValueFormat.of(((ShapedType) operation.result(0).type()).elementType());
  }

  /** Ends the execution if sizes do not match a type. */
  static void check(ShapedType type, long[] sizes, Machine machine) {
    if (!type.hasRank()) {
      return;
    }
    if (type.rank() != sizes.length) {
      throw machine.fault("gives a tensor of rank " + sizes.length + " the type " + type);
    }
    for (int i = 0; i < sizes.length; i++) {
      if (!type.isDynamicDim(i) && type.dim(i) != sizes[i]) {
        throw machine.fault("gives a tensor the type " + type + ", but its size " + i + " is " + sizes[i]);
      }
    }
  }
}
