// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/** The values of constant attributes. */
public final class Constants {
  private Constants() {}

  /**
   * Returns the value of an attribute: of an integer, a floating-point number, an array of the parts of a complex
   * number, or dense or sparse elements of these. Linear in the elements.
   *
   * @throws UnsupportedOperationException if it is another attribute
   */
  public static Object of(Attribute attribute) {
    if (attribute instanceof IntegerAttr number) {
      boolean isLong = ValueFormat.of(number.type()).kind() == ValueKind.LONG;
      return isLong ? (Object) number.signedValue().longValue() : number.signedValue();
    }
    if (attribute instanceof FloatAttr number) {
      return switch (ValueFormat.of(number.type()).kind()) {
        case FLOAT -> (float) number.doubleValue();
        case DOUBLE -> number.doubleValue();
        default -> number;
      };
    }
    if (attribute instanceof ArrayAttr parts && parts.size() == 2) { // a complex number
      return new ComplexNumber(of(parts.get(0)), of(parts.get(1)));
    }
    if (attribute instanceof DenseElementsAttr elements && !(elements.shapedType() instanceof BaseMemRefType)) {
      return elements(elements);
    }
    if (attribute instanceof SparseElementsAttr elements) {
      return sparse(elements);
    }
    throw new UnsupportedOperationException("the constant " + attribute + " has no value");
  }

  private static Elements sparse(SparseElementsAttr attribute) {
    ShapedType type = attribute.shapedType();
    Elements elements = Elements.of(ValueFormat.of(type.elementType()), type.shape());
    Object zero = zero(type.elementType());
    for (int i = 0; i < elements.count(); i++) {
      elements.set(i, zero);
    }
    DenseElementsAttr values = attribute.values();
    for (int i = 0; i < values.numElements(); i++) {
      elements.set(position(attribute, i), of(values.elementAt(values.isSplat() ? 0 : i)));
    }
    return elements;
  }

  /** Returns the position of a value in row-major order. */
  private static int position(SparseElementsAttr attribute, int value) {
    long[] shape = attribute.shapedType().shape();
    DenseElementsAttr indices = attribute.indices();
    long position = 0;
    for (int i = 0; i < shape.length; i++) {
      IntegerAttr index = (IntegerAttr) indices.elementAt(indices.isSplat() ? 0 : value * shape.length + i);
      position = position * shape[i] + index.longValue();
    }
    return Math.toIntExact(position);
  }

  private static Object zero(Type type) {
    if (type instanceof ComplexType complex) {
      return new ComplexNumber(zero(complex.elementType()), zero(complex.elementType()));
    }
    return of(type instanceof FloatType number ? FloatAttr.of(number, 0) : IntegerAttr.of(type, 0));
  }

  private static Elements elements(DenseElementsAttr attribute) {
    ShapedType type = attribute.shapedType();
    Elements elements = Elements.of(ValueFormat.of(type.elementType()), type.shape());
    int count = elements.count();
    if (attribute.isSplat()) {
      Object value = count == 0 ? null : of(attribute.elementAt(0));
      for (int i = 0; i < count; i++) {
        elements.set(i, value);
      }
      return elements;
    }
    for (int i = 0; i < count; i++) {
      elements.set(i, of(attribute.elementAt(i)));
    }
    return elements;
  }
}
