// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** An operation whose result is the size of a dimension of a value with a shape. */
public interface ShapedDimOpInterface extends OpInterface {
  /** Returns the value whose size is queried. */
  Value getShapedValue(Operation op);

  /** Returns the index of the dimension. */
  Value getDimension(Operation op);
}
