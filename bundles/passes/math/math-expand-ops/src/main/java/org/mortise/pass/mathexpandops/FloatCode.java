// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mathexpandops;

import java.math.BigInteger;
import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivFOp;
import org.mortise.dialect.arith.MulFOp;
import org.mortise.dialect.arith.NegFOp;
import org.mortise.dialect.arith.SubFOp;
import org.mortise.dialect.math.CopySignOp;
import org.mortise.dialect.math.ExpOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * Creates operations on values of one type at one location. Nothing is folded, and no operation has fast-math flags.
 *
 * @param rewriter creates the operations at its insertion point
 * @param location the location of every operation
 * @param type the type of the numbers: scalars, vectors or tensors
 */
record FloatCode(PatternRewriter rewriter, Location location, Type type) {
  /** Returns the code before {@code op}, with numbers of the type of its first result. */
  static FloatCode before(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    return new FloatCode(rewriter, op.location(), op.result(0).type());
  }

  /** Returns integer arithmetic at the same place. */
  Arithmetic integers() {
    return new Arithmetic(rewriter, location);
  }

  /** Returns the type of the elements, or the type itself if it is a scalar. */
  Type elementType() {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  /** Returns the format of the numbers. */
  FloatType format() {
    return (FloatType) elementType();
  }

  Value constant(double value) {
    return constant(FloatAttr.of(format(), value));
  }

  /** Creates a constant, or a splat of one. */
  Value constant(FloatAttr value) {
    Attribute attribute =
        type instanceof ShapedType shaped ? new DenseElementsBuilder(shaped).add(value).build() : value;
    return ConstantOp.create(rewriter, location, attribute);
  }

  /** Creates a constant of an integer type, or a splat of one. */
  Value constant(Type integers, BigInteger value) {
    boolean isShaped = integers instanceof ShapedType;
    IntegerType element = (IntegerType) (isShaped ? ((ShapedType) integers).elementType() : integers);
    IntegerAttr number = IntegerAttr.of(element, value);
    return ConstantOp.create(rewriter, location,
        isShaped ? new DenseElementsBuilder((ShapedType) integers).add(number).build() : number);
  }

  Value add(Value a, Value b) {
    return AddFOp.create(rewriter, location, a, b);
  }

  Value subtract(Value a, Value b) {
    return SubFOp.create(rewriter, location, a, b);
  }

  Value multiply(Value a, Value b) {
    return MulFOp.create(rewriter, location, a, b);
  }

  Value divide(Value a, Value b) {
    return DivFOp.create(rewriter, location, a, b);
  }

  Value negate(Value a) {
    return NegFOp.create(rewriter, location, a);
  }

  Value exp(Value a) {
    return ExpOp.create(rewriter, location, a);
  }

  Value copySign(Value magnitude, Value sign) {
    return CopySignOp.create(rewriter, location, magnitude, sign);
  }
}
