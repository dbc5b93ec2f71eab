// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.cfgconversion;

import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.OverflowFlagsAttr;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Creates arithmetic at one place of the program. */
record Arithmetic(OpBuilder builder, Location location) {
  Value constant(long number) {
    return ConstantOp.createIndex(builder, location, number).result();
  }

  Value add(Value a, Value b) {
    return AddIOp.create(builder, location, a, b).result();
  }

  /** Adds numbers whose sum does not overflow. */
  Value addWithoutWrap(Value a, Value b) {
    AddIOp sum = AddIOp.create(builder, location, a, b);
    sum.setOverflowFlagsAttr(OverflowFlagsAttr.of(builder.context(), OverflowFlagsAttr.NSW));
    return sum.result();
  }

  Value subtract(Value a, Value b) {
    return SubIOp.create(builder, location, a, b).result();
  }

  Value divide(Value a, Value b) {
    return DivSIOp.create(builder, location, a, b).result();
  }

  Value and(Value a, Value b) {
    return AndIOp.create(builder, location, a, b).result();
  }

  Value or(Value a, Value b) {
    return OrIOp.create(builder, location, a, b).result();
  }

  Value compare(IntegerPredicate predicate, Value a, Value b) {
    return CmpIOp.create(builder, location, predicate, a, b).result();
  }

  Value select(Value condition, Value ifTrue, Value ifFalse) {
    return SelectOp.create(builder, location, condition, ifTrue, ifFalse).result();
  }
}
