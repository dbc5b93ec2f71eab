// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import org.mortise.ir.Attribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;
import org.osgi.service.component.annotations.Component;

/** Speculates divisions by constants with which no dividend leads to undefined behaviour. */
@Component(service = ConditionallySpeculatable.class)
@Serves({DivUIOp.NAME, DivSIOp.NAME, CeilDivUIOp.NAME, CeilDivSIOp.NAME, FloorDivSIOp.NAME, RemUIOp.NAME, RemSIOp.NAME})
@AutoService(OpInterface.class)
public final class DivisionSpeculation implements ConditionallySpeculatable {
  @Override
  public boolean isSpeculatable(Operation op) {
    Attribute divisor = Constants.of(op.operand(1));
    if (divisor == null || IntegerConstants.splat(divisor) == null || IntegerConstants.isZero(divisor)) {
      return false;
    }
    return isUnsigned(op) || !IntegerConstants.isAllOnes(divisor);
  }

  private static boolean isUnsigned(Operation op) {
    return op.is(DivUIOp.definition()) || op.is(CeilDivUIOp.definition()) || op.is(RemUIOp.definition());
  }
}
