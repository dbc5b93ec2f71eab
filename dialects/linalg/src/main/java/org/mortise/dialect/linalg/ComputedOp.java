// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OperationName;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;

/** A structured operation whose computation follows from its name and its attributes, and is not written. */
interface ComputedOp extends LinalgOp, DestinationStyleOpInterface {
  /** Returns the structure of the operations of a name. */
  static ComputedOp of(OperationName name) {
    return (ComputedOp) name.getInterface(LinalgOp.class);
  }

  /** Returns the number of arguments of the block, one for each operand. */
  int argumentCount(Function<String, @Nullable Attribute> attributes);

  /**
   * Fills the block, whose arguments are the operand elements. The created operations have unknown locations.
   *
   * @param attributes returns the attributes of the operation by name
   * @param warnings receives unsupported conversions
   */
  void fill(Block block, Context context, Function<String, @Nullable Attribute> attributes, Consumer<String> warnings);
}
