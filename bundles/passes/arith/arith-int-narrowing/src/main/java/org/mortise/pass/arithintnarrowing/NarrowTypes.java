// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.TruncIOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** The numbers of bits that values need, and the supported types that have them. */
final class NarrowTypes {
  static final int UNKNOWN = -1;

  private final List<Integer> widths;

  /** Creates the types for supported widths, in ascending order. */
  NarrowTypes(List<Integer> widths) {
    this.widths = List.copyOf(widths);
  }

  /** Returns the width of the elements of {@code type}, or {@link #UNKNOWN}. */
  static int bits(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    return element instanceof IntegerType integer ? integer.width() : UNKNOWN;
  }

  /** Returns the width that {@code value} needs with this extension, or {@link #UNKNOWN}. */
  static int bits(Value value, Extension extension) {
    Attribute constant = Constants.of(value);
    if (constant instanceof IntegerAttr integer) {
      return bits(integer, extension);
    }
    if (constant instanceof DenseElementsAttr elements && bits(elements.type()) != UNKNOWN) {
      int most = 1;
      for (int i = 0; i < elements.storedElements(); i++) {
        most = Math.max(most, bits((IntegerAttr) elements.elementAt(i), extension));
      }
      return most;
    }
    Operation definer = value.definingOp();
    return Extension.of(definer) == extension ? bits(definer.operand(0).type()) : bits(value.type());
  }

  private static int bits(IntegerAttr number, Extension extension) {
    return extension == Extension.SIGN
        ? bits(number.signedValue(), extension) : bits(number.unsignedValue(), extension);
  }

  /** Returns the bits that the number needs. */
  static int bits(BigInteger number, Extension extension) {
    return extension == Extension.SIGN ? number.bitLength() + 1 : Math.max(number.bitLength(), 1);
  }

  /** Returns {@code type} with the narrowest supported elements that have {@code bits}; null if not narrower. */
  @Nullable Type narrow(int bits, Type type) {
    int original = bits(type);
    for (int width : widths) {
      if (width >= bits) {
        return width < original ? withWidth(type, width) : null;
      }
    }
    return null;
  }

  private static Type withWidth(Type type, int width) {
    if (type instanceof ShapedType shaped) {
      Type element = shaped.elementType();
      return (Type) shaped.cloneWith(shaped.shape(), IntegerType.of(element.context(), width));
    }
    return IntegerType.of(type.context(), width);
  }

  /** Creates a truncation and folds it. */
  static Value truncate(Value value, Type type, Location location, PatternRewriter rewriter) {
    return TruncIOp.createOrFold(rewriter, location, type, value);
  }
}
