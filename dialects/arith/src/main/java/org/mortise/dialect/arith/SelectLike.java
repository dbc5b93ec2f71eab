// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** The operands of {@code arith.select}. */
@Component(service = SelectLikeOpInterface.class)
@Serves(SelectOp.NAME)
@AutoService(OpInterface.class)
public final class SelectLike implements SelectLikeOpInterface {
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
