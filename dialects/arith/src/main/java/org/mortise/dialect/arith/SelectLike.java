// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.SelectLikeOpInterface;

/** The operands of {@code arith.select}. */
final class SelectLike implements SelectLikeOpInterface {
  @Override
  public Value getCondition(Operation op) {
    return SelectOp.of(op).condition();
  }

  @Override
  public Value getTrueValue(Operation op) {
    return SelectOp.of(op).trueValue();
  }

  @Override
  public Value getFalseValue(Operation op) {
    return SelectOp.of(op).falseValue();
  }
}
