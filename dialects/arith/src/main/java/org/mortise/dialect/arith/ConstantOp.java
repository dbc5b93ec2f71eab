// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Produces the constant {@code value}: a number, or a vector or tensor of numbers. */
@Op(name = "arith.constant",
    attributes = "value: TYPED",
    results = "result: ANY",
    traits = {"CONSTANT_LIKE", "PURE"},
    sameTypes = "value, result",
    format = "attr-dict $value",
    implementations = {ConstantBufferization.class, ConstantBounds.class, ConstantOp.Range.class})
public final class ConstantOp extends ConstantOpBase {
  ConstantOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames(ConstantOp::nameResult);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    Attribute value = state.getAttr("value");
    return value == null ? null : List.of(typeOf(value));
  }

  /** Creates a constant {@code index}. */
  public static OpResult createIndex(OpBuilder builder, Location location, long value) {
    return create(builder, location, IntegerAttr.of(IndexType.of(builder.context()), value));
  }

  /** Creates a constant {@code i1}. */
  public static OpResult createBool(OpBuilder builder, Location location, boolean value) {
    return createInteger(builder, location, IntegerType.of(builder.context(), 1), value ? 1 : 0);
  }

  /** Creates a constant of an integer type or {@code index}. */
  public static OpResult createInteger(OpBuilder builder, Location location, Type type, long value) {
    return create(builder, location, IntegerAttr.of(type, value));
  }

  /**
   * Returns whether this operation can hold {@code value} as a constant of {@code type}. Other constants need an
   * operation of another dialect.
   */
  static boolean isBuildableWith(Attribute value, Type type) {
    if (value.type() != type || !isNumberOrElements(value)) {
      return false;
    }
    return !(value.type() instanceof IntegerType integer) || integer.isSignless();
  }

  /** Returns the type of a value; {@code none} for an attribute without a type, such as a string. */
  private static Type typeOf(Attribute value) {
    return value.type() == null ? NoneType.of(value.context()) : value.type();
  }

  private static boolean isNumberOrElements(Attribute value) {
    return value instanceof IntegerAttr || value instanceof FloatAttr || value instanceof ElementsAttr;
  }

  @Nullable Diagnostic verify() {
    Attribute value = valueAttr();
    Type type = result().type();
    if (typeOf(value) != type) {
      return opError("failed to verify that all of {value, result} have same type");
    }
    if (type instanceof IntegerType integer && !integer.isSignless()) {
      return opError("integer return type must be signless");
    }
    if (!isNumberOrElements(value)) {
      return opError("value must be an integer, float, or elements attribute");
    }
    if (type instanceof VectorType vector && vector.isScalable() && !IntegerConstants.isSplat(value)) {
      return opError(
          "intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
    }
    return null;
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }

  private static void nameResult(Operation operation, ResultNames.Sink sink) {
    ConstantOp op = new ConstantOp(operation);
    sink.name(op.result(), suggestedName(op.valueAttr(), op.result().type()));
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

  /** The value of an integer, or the values of the elements. */
  static final class Range implements InferIntRangeInterface {
    @Override
    public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
      if (of(op).valueAttr() instanceof IntegerAttr number) {
        results.set(op.result(0), constant(number));
      } else if (of(op).valueAttr() instanceof DenseElementsAttr elements && elements.storedElements() > 0
          && IntegerRange.widthOf(elements.type()) > 0) {
        IntegerRange all = constant((IntegerAttr) elements.elementAt(0));
        for (int i = 1; i < elements.storedElements(); i++) {
          all = all.union(constant((IntegerAttr) elements.elementAt(i)));
        }
        results.set(op.result(0), all);
      }
    }

    private static IntegerRange constant(IntegerAttr number) {
      return IntegerRange.constant(FixedWidth.of(number.type()), number.signedValue());
    }
  }
}
