// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.types.RankedTensorType;

/** Builds structured operations whose name determines their loops and their computation, such as linalg.matmul. */
public final class NamedOps {
  private NamedOps() {}

  /**
   * Returns a named operation that is ready to be created, with the region that its name, operands and attributes
   * determine. It has a result if {@code output} is a tensor.
   */
  public static OperationState state(OpBuilder builder, Location location, String name, List<? extends Value> inputs,
      Value output, DictionaryAttr attributes) {
    OperationState state = builder.state(location, name).addOperands(inputs).addOperand(output)
        .setOperandSegments(inputs.size(), 1).addAttributes(attributes);
    if (output.type() instanceof RankedTensorType) {
      state.addResultType(output.type());
    }
    NamedOp.addRegion(state);
    return state;
  }

  /** Returns the kinds of the loops, or null if their number depends on the operands. */
  public static @Nullable List<IteratorType> iteratorTypes(OperationName name) {
    return NamedStructure.of(name).fixedIteratorTypes();
  }

  /** Returns the indexing maps with all strides and dilations 1, or null if the number of loops is not fixed. */
  public static @Nullable List<AffineMap> indexingMaps(OperationName name) {
    NamedStructure structure = NamedStructure.of(name);
    return structure.fixedIteratorTypes() == null ? null : structure.defaultIndexingMaps();
  }
}
