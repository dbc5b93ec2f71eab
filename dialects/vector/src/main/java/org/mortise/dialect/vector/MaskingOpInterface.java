// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** An operation that applies a mask to the operation in its region. */
public interface MaskingOpInterface extends OpInterface {
  /** Returns the mask. */
  Value getMask(Operation op);

  /** Returns the masked operation; null if there is none. */
  @Nullable Operation getMaskableOp(Operation op);

  /** Returns the vector that masked-off elements of the result are taken from, or null. */
  @Nullable Value getPassthru(Operation op);
}
