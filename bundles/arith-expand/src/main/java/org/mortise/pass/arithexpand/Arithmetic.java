// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.ArithTypes;
import org.mortise.dialect.arith.BitcastOp;
import org.mortise.dialect.arith.CmpFOp;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.ShRUIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Creates arithmetic at one place of the program. */
record Arithmetic(OpBuilder builder, Location location) {
  /** Creates a constant of an integer type or {@code index}, or a splat of one. */
  Value constant(Type type, long value) {
    Attribute attribute = type instanceof ShapedType shaped
        ? new DenseElementsBuilder(shaped).addLong(value).build() : IntegerAttr.of(type, value);
    return ConstantOp.create(builder, location, attribute).result();
  }

  /** Returns the type with integers of {@code width} bits as its elements, or in its place. */
  Type withInteger(Type type, int width) {
    return ArithTypes.withElement(type, IntegerType.of(builder.context(), width));
  }

  Value add(Value a, Value b) {
    return AddIOp.create(builder, location, a, b).result();
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

  Value shiftRight(Value a, Value b) {
    return ShRUIOp.create(builder, location, a, b).result();
  }

  Value bitcast(Value value, Type type) {
    return BitcastOp.create(builder, location, type, value).out();
  }

  Value compare(IntegerPredicate predicate, Value a, Value b) {
    return CmpIOp.create(builder, location, predicate, a, b).result();
  }

  Value compare(CmpFPredicate predicate, Value a, Value b) {
    return CmpFOp.create(builder, location, predicate, a, b).result();
  }

  Value select(Value condition, Value ifTrue, Value ifFalse) {
    return SelectOp.create(builder, location, condition, ifTrue, ifFalse).result();
  }
}
