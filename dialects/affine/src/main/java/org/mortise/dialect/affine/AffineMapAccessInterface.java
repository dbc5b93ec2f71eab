// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation that accesses memrefs at indices that affine maps compute. The operands of a map follow its memref. */
public interface AffineMapAccessInterface extends OpInterface {
  /**
   * Returns the name of the attribute with the map of a memref; null if the operand is not an accessed memref.
   *
   * @param operand the operand index
   */
  @Nullable String getMapName(Operation op, int operand);
}
