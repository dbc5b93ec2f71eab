// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * The operations of this dialect whose result refers to the memory of their first operand: an address, a descriptor,
 * an aggregate that contains one, or a memref. So a memref that is converted to an address is in use as long as the
 * address is. A memref whose address a program stores in memory is not followed.
 */
final class AddressViews implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
