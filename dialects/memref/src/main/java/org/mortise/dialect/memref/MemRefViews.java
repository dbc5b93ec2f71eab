// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** The operations of this dialect whose result is a view of their first operand. */
final class MemRefViews implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
