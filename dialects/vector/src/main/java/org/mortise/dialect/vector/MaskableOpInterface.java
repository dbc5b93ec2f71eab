// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;

/** An operation to which {@code vector.mask} can apply a mask. */
public interface MaskableOpInterface extends OpInterface {
  /** Returns the type that the mask must have, or null if the operation is not valid. */
  @Nullable Type getExpectedMaskType(Operation op);

  /** Returns whether masked-off elements of the result can come from a passthru vector. */
  default boolean supportsPassthru(Operation op) {
    return false;
  }

  /** Returns whether a mask is applied to the operation. */
  default boolean isMasked(Operation op) {
    return op.parentOp() != null && op.parentOp().implementsInterface(MaskingOpInterface.class);
  }
}
