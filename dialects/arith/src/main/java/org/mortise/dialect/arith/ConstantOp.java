// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** An integer, a floating-point number, or a vector or tensor of them, given in the attribute {@code value}. */
public final class ConstantOp {
  public static final String NAME = "arith.constant";

  private static final int VALUE = 0;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute("value", AttributeConstraints.TYPED)
      .result("result", TypeConstraint.of("any type", type -> true))
      .traits(Trait.CONSTANT_LIKE)
      .pure()
      .sameTypes("value", "result")
      .inferResultTypes(state -> state.property(VALUE) == null ? null : List.of(typeOf(state.property(VALUE))))
      .format("attr-dict $value")
      .verifier(ConstantOp::verify)
      .folder((op, constants) -> FoldResult.of(op.property(VALUE)))
      .resultNames(ConstantOp::nameResult)
      .build();

  private final Operation op;

  private ConstantOp(Operation op) {
    this.op = op;
  }

  public static ConstantOp create(OpBuilder builder, Location location, Attribute value) {
    OperationState state = builder.state(location, NAME).setProperty(VALUE, value).addResultType(value.type());
    return new ConstantOp(builder.create(state));
  }

  /** A constant {@code index}. */
  public static ConstantOp createIndex(OpBuilder builder, Location location, long value) {
    return create(builder, location, IntegerAttr.of(IndexType.of(builder.context()), value));
  }

  /** A constant {@code i1}. */
  public static ConstantOp createBool(OpBuilder builder, Location location, boolean value) {
    return createInteger(builder, location, IntegerType.of(builder.context(), 1), value ? 1 : 0);
  }

  /** A constant of an integer type, or {@code index}. */
  public static ConstantOp createInteger(OpBuilder builder, Location location, Type type, long value) {
    return create(builder, location, IntegerAttr.of(type, value));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ConstantOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ConstantOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Attribute value() {
    return op.property(VALUE);
  }

  public Value result() {
    return op.result(0);
  }

  /**
   * Whether this operation can hold {@code value} as a constant of {@code type}; if not, other dialects must have a
   * constant operation of their own.
   */
  static boolean isBuildableWith(Attribute value, Type type) {
    if (value.type() != type || !isNumberOrElements(value)) {
      return false;
    }
    return !(value.type() instanceof IntegerType integer) || integer.isSignless();
  }

  /** The type of a value; a string has none in particular. */
  private static Type typeOf(Attribute value) {
    return value.type() == null ? NoneType.of(value.context()) : value.type();
  }

  private static boolean isNumberOrElements(Attribute value) {
    return value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof ElementsAttr;
  }

  private static Diagnostic verify(Operation op) {
    Attribute value = op.property(VALUE);
    Type type = op.result(0).type();
    if (typeOf(value) != type) {
      return op.opError("failed to verify that all of {value, result} have same type");
    }
    if (type instanceof IntegerType integer && !integer.isSignless()) {
      return op.opError("integer return type must be signless");
    }
    if (!isNumberOrElements(value)) {
      return op.opError("value must be an integer, float, or elements attribute");
    }
    if (type instanceof VectorType vector && vector.isScalable() && !IntegerConstants.isSplat(value)) {
      return op.opError(
          "intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
    }
    return null;
  }

  private static void nameResult(Operation op, ResultNames.Sink sink) {
    sink.name(op.result(0), suggestedName(op.property(VALUE), op.result(0).type()));
  }

  private static String suggestedName(Attribute value, Type type) {
    if (!(value instanceof IntegerAttr number) || type instanceof ShapedType) {
      return "cst";
    }
    if (ArithTypes.isBool(type)) {
      return number.isZero() ? "false" : "true";
    }
    String name = "c" + number.signedValue();
    return type instanceof IntegerType ? name + "_" + type : name;
  }
}
