// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** Folders of operations that rearrange the elements of vectors. */
final class VectorFolding {
  private VectorFolding() {}

  /** Returns the constant with all elements equal to {@code element}. */
  static DenseElementsAttr splat(VectorType type, Attribute element) {
    return new DenseElementsBuilder(type).add(element).build();
  }

  /** Returns {@code constant} with another type if all its elements are equal, otherwise null. */
  static @Nullable DenseElementsAttr resizedSplat(@Nullable Attribute constant, Type type) {
    return constant instanceof DenseElementsAttr elements && elements.isSplat() && type instanceof VectorType vector
        ? splat(vector, elements.elementAt(0)) : null;
  }

  static boolean isNumber(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr || constant instanceof FloatAttr;
  }

  static FoldResult splat(SplatOp op, @Nullable Attribute input) {
    return isNumber(input)
        ? FoldResult.of(splat(op.aggregateType(), input)) : FoldResult.NONE;
  }

  static FoldResult broadcast(BroadcastOp op, @Nullable Attribute source) {
    if (op.source().type() == op.vectorType()) {
      return FoldResult.of(op.source());
    }
    if (isNumber(source)) {
      return FoldResult.of(splat(op.vectorType(), source));
    }
    return FoldResult.ofNullable(resizedSplat(source, op.vectorType()));
  }

  static FoldResult shapeCast(ShapeCastOp op) {
    VectorType type = op.resultType();
    if (op.source().type() == type) {
      return FoldResult.of(op.source());
    }
    ShapeCastOp inner = ShapeCastOp.of(op.source().definingOp());
    if (inner != null) {
      VectorType from = inner.sourceType();
      if (from == type) {
        return FoldResult.of(inner.source());
      }
      if (from.rank() == type.rank() || !ShapeCastOp.isValid(from, type)) {
        return FoldResult.NONE;
      }
      op.operation().setOperand(0, inner.source());
      return FoldResult.IN_PLACE;
    }
    BroadcastOp broadcast = BroadcastOp.of(op.source().definingOp());
    return broadcast != null && broadcast.source().type() == type
        ? FoldResult.of(broadcast.source()) : FoldResult.NONE;
  }

  static FoldResult transpose(TransposeOp op, @Nullable Attribute vector) {
    DenseElementsAttr resized = resizedSplat(vector, op.resultType());
    if (resized != null) {
      return FoldResult.of(resized);
    }
    DenseI64ArrayAttr order = op.permutationAttr();
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i) != i) {
        return FoldResult.NONE;
      }
    }
    return op.vectorType() == op.resultType() ? FoldResult.of(op.vector()) : FoldResult.NONE;
  }

  static FoldResult bitCast(BitCastOp op, Attribute[] constants) {
    if (op.sourceType() == op.resultType()) {
      return FoldResult.of(op.source());
    }
    BitCastOp inner = BitCastOp.of(op.source().definingOp());
    if (inner == null) {
      return FoldResult.ofNullable(bitCastSplat(constants[0], op.resultType()));
    }
    if (inner.sourceType() == op.resultType()) {
      return FoldResult.of(inner.source());
    }
    op.operation().setOperand(0, inner.source());
    return FoldResult.IN_PLACE;
  }

  /** Repeats the bits of a splat in wider elements of the same kind, or returns null. */
  private static @Nullable DenseElementsAttr bitCastSplat(@Nullable Attribute constant, VectorType type) {
    if (!(constant instanceof DenseNumbersAttr elements) || !elements.isSplat()) {
      return null;
    }
    Attribute element = elements.elementAt(0);
    Type from = elements.elementType();
    Type to = type.elementType();
    int width = (int) VectorTypes.bitWidth(from);
    int wide = (int) VectorTypes.bitWidth(to);
    if (wide % width != 0) {
      return null;
    }
    if (element instanceof FloatAttr number && to instanceof FloatType wideType) {
      return splat(type, FloatAttr.ofBits(wideType, repeated(number.bits(), width, wide)));
    }
    return element instanceof IntegerAttr number && to instanceof IntegerType
        ? splat(type, IntegerAttr.of(to, repeated(number.unsignedValue(), width, wide))) : null;
  }

  private static BigInteger repeated(BigInteger bits, int width, int wide) {
    BigInteger all = bits;
    for (int shift = width; shift < wide; shift += width) {
      all = all.or(bits.shiftLeft(shift));
    }
    return all;
  }

  static FoldResult extractElement(ExtractElementOp op, Attribute[] constants) {
    if (op.position() == null) {
      return FoldResult.NONE;
    }
    SplatOp splat = SplatOp.of(op.vector().definingOp());
    if (splat != null) {
      return FoldResult.of(splat.input());
    }
    BroadcastOp broadcast = BroadcastOp.of(op.vector().definingOp());
    if (broadcast != null && !(broadcast.source().type() instanceof VectorType)) {
      return FoldResult.of(broadcast.source());
    }
    if (!(constants[0] instanceof DenseElementsAttr elements) || !(constants[1] instanceof IntegerAttr position)) {
      return FoldResult.NONE;
    }
    long index = position.longValue();
    return index < 0 || index >= op.vectorType().dim(0) ? FoldResult.NONE
        : FoldResult.of(elements.elementAt((int) index));
  }

  static FoldResult insertElement(InsertElementOp op, Attribute[] constants) {
    Attribute element = constants[0];
    if (op.position() == null || op.destType().isScalable() || !DenseElementsBuilder.isElement(element)
        || !(constants[1] instanceof DenseElementsAttr elements) || !(constants[2] instanceof IntegerAttr position)) {
      return FoldResult.NONE;
    }
    long index = position.longValue();
    if (index < 0 || index >= op.destType().dim(0)) {
      return FoldResult.NONE;
    }
    DenseElementsBuilder builder = new DenseElementsBuilder(op.destType());
    for (int i = 0; i < op.destType().dim(0); i++) {
      builder.add(i == index ? element : elements.elementAt(i));
    }
    return FoldResult.of(builder.build());
  }

  static FoldResult shuffle(ShuffleOp op, Attribute[] constants) {
    long[] mask = op.maskAttr().toArray();
    if (op.v1Type().rank() == 0) {
      return FoldResult.NONE;
    }
    if (op.v1Type() == op.vectorType() && startsAt(mask, 0)) {
      return FoldResult.of(op.v1());
    }
    int first = (int) op.v1Type().dim(0);
    if (op.v2Type() == op.vectorType() && startsAt(mask, first)) {
      return FoldResult.of(op.v2());
    }
    return op.v1Type().rank() == 1 && isKnown(constants[0]) && isKnown(constants[1])
        ? FoldResult.of(select(op, mask, constants[0], constants[1])) : FoldResult.NONE;
  }

  private static boolean isKnown(@Nullable Attribute constant) {
    return constant instanceof DenseElementsAttr || constant instanceof PoisonAttr;
  }

  /** Selects elements of constants; an undefined element is the first one that is known. */
  private static DenseElementsAttr select(ShuffleOp op, long[] mask, Attribute left, Attribute right) {
    DenseElementsAttr a = left instanceof DenseElementsAttr elements ? elements : null;
    DenseElementsAttr b = right instanceof DenseElementsAttr elements ? elements : null;
    Attribute undefined = (a != null ? a : b).elementAt(0);
    int first = (int) op.v1Type().dim(0);
    DenseElementsBuilder builder = new DenseElementsBuilder(op.vectorType());
    for (long index : mask) {
      DenseElementsAttr from = index < first ? a : b;
      boolean isUndefined = index == VectorTypes.POISON || from == null;
      builder.add(isUndefined ? undefined : from.elementAt((int) (index < first ? index : index - first)));
    }
    return builder.build();
  }

  private static boolean startsAt(long[] mask, int start) {
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] != start + i) {
        return false;
      }
    }
    return true;
  }
}
