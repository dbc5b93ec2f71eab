// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
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

/**
 * Creates arithmetic operations at one program point, for rewrites that create many of them. Nothing is folded.
 *
 * @param builder creates the operations at its insertion point
 * @param location the location of every operation
 */
public record Arithmetic(OpBuilder builder, Location location) {
  /** Creates a constant of type {@code index}. */
  public Value constant(long value) {
    return ConstantOp.createIndex(builder, location, value);
  }

  /** Creates a constant of an integer type or {@code index}, or a splat of one. */
  public Value constant(Type type, long value) {
    Attribute attribute = type instanceof ShapedType shaped
        ? new DenseElementsBuilder(shaped).addLong(value).build() : IntegerAttr.of(type, value);
    return ConstantOp.create(builder, location, attribute);
  }

  /** Returns the type with integers of {@code width} bits as its elements, or in its place. */
  public Type withInteger(Type type, int width) {
    return ArithTypes.withElement(type, IntegerType.of(builder.context(), width));
  }

  /** Returns {@code a + b}, of integers. */
  public Value add(Value a, Value b) {
    return AddIOp.create(builder, location, a, b);
  }

  /** Returns {@code a + b}, of integers whose signed sum does not overflow. */
  public Value addWithoutWrap(Value a, Value b) {
    AddIOp sum = AddIOp.build(builder, location, a, b);
    sum.setOverflowFlagsAttr(OverflowFlagsAttr.of(builder.context(), OverflowFlagsAttr.NSW));
    return sum.result();
  }

  /** Returns {@code a - b}, of integers. */
  public Value subtract(Value a, Value b) {
    return SubIOp.create(builder, location, a, b);
  }

  /** Returns {@code a * b}, of integers. */
  public Value multiply(Value a, Value b) {
    return MulIOp.create(builder, location, a, b);
  }

  /** Returns {@code a * b}, of integers whose signed product does not overflow. */
  public Value multiplyWithoutWrap(Value a, Value b) {
    MulIOp product = MulIOp.build(builder, location, a, b);
    product.setOverflowFlagsAttr(OverflowFlagsAttr.of(builder.context(), OverflowFlagsAttr.NSW));
    return product.result();
  }

  /** Returns the product of at least one factor, multiplied in their order. */
  public Value product(List<Value> factors) {
    Value product = factors.get(0);
    for (Value factor : factors.subList(1, factors.size())) {
      product = multiply(product, factor);
    }
    return product;
  }

  /** Returns the signed quotient, rounded toward zero. */
  public Value divide(Value a, Value b) {
    return DivSIOp.create(builder, location, a, b);
  }

  /** Returns the bits that are set in both. */
  public Value and(Value a, Value b) {
    return AndIOp.create(builder, location, a, b);
  }

  /** Creates a bitwise or. */
  public Value or(Value a, Value b) {
    return OrIOp.create(builder, location, a, b);
  }

  /** Returns {@code a} shifted right by {@code b} bits, filled with zeros. */
  public Value shiftRight(Value a, Value b) {
    return ShRUIOp.create(builder, location, a, b);
  }

  /** Returns the bits of {@code value} as a value of {@code type}. */
  public Value bitcast(Value value, Type type) {
    return BitcastOp.create(builder, location, type, value);
  }

  public Value compare(IntegerPredicate predicate, Value a, Value b) {
    return CmpIOp.create(builder, location, predicate, a, b);
  }

  /** Compares floats. */
  public Value compare(CmpFPredicate predicate, Value a, Value b) {
    return CmpFOp.create(builder, location, predicate, a, b);
  }

  /** Returns {@code ifTrue} or {@code ifFalse}. */
  public Value select(Value condition, Value ifTrue, Value ifFalse) {
    return SelectOp.create(builder, location, condition, ifTrue, ifFalse);
  }
}
