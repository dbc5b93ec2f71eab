// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** The operations whose first result is the variable that is their first operand, or a part of it. */
final class VariableViews implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
