// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** The sizes that operands and results of an operation on rows of matrices have in common. */
final class Rows {
  static final int BATCH = 0;
  static final int ROWS = 1;
  static final int SELECTED = 2;
  static final int CHANNELS = 3;

  private final Operation op;
  private final long[] sizes = new long[CHANNELS + 1];
  private @Nullable Diagnostic problem;

  Rows(Operation op) {
    this.op = op;
    Arrays.fill(sizes, ShapedType.DYNAMIC);
  }

  /** Adds a value with these dimensions. */
  Rows add(Value value, String name, int... dimensions) {
    TensorType type = TosaTypes.ranked(value);
    for (int i = 0; type != null && i < dimensions.length; i++) {
      int dimension = dimensions[i];
      if (type.isDynamicDim(i)) {
        continue;
      }
      if (sizes[dimension] == ShapedType.DYNAMIC) {
        sizes[dimension] = type.dim(i);
      } else if (sizes[dimension] != type.dim(i) && problem == null) {
        problem = op.opError("requires " + name + " dimension " + i + " to have size " + sizes[dimension] + ", got "
            + type.dim(i));
      }
    }
    return this;
  }

  /** Returns the first contradiction, or null. */
  @Nullable Diagnostic problem() {
    return problem;
  }
}
