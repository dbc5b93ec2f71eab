// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.ComplexNumber;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.RepresentedType;
import org.mortise.ir.types.ShapedType;

/** The text of values, in the syntax of attributes, where they have one. */
public final class ValueText {
  private final Execution execution;

  /** @param execution the execution whose buffers are shown */
  public ValueText(Execution execution) {
    this.execution = execution;
  }

  /**
   * Returns a value with its type: {@code 4 : i32}, {@code dense<[1.0, 2.0]> : memref<2xf32>}, {@code poison : index}.
   * Dynamic sizes are replaced by the sizes of the value, so that the text can be parsed as an argument. A dialect's
   * address or descriptor is printed as {@code address}. Linear in the elements.
   */
  public String of(Object value, Type type) {
    if (value == Poison.VALUE) {
      return "poison : " + type;
    }
    if (value instanceof MemRef buffer && type instanceof BaseMemRefType memref) {
      ValueFormat format = ValueFormat.of(memref.elementType());
      return shaped(execution.contents(buffer, format), memref);
    }
    if (value instanceof Elements elements && type instanceof ShapedType shaped) {
      return shaped(elements, shaped);
    }
    if (value instanceof ComplexNumber number && type instanceof ComplexType complex) {
      return "(" + scalar(number.real(), complex.elementType()) + ", " + scalar(number.imaginary(),
          complex.elementType()) + ") : " + type;
    }
    if (value instanceof Operation function) {
      return "@" + SymbolTable.getSymbolName(function) + " : " + type;
    }
    if (value instanceof MemRef || value instanceof BufferHolder) {
      return "address : " + type;
    }
    if (value instanceof Elements elements) {
      return list(elements, elements.format().type()) + " : " + type;
    }
    return scalar(value, type) + " : " + type;
  }

  private String shaped(Elements elements, ShapedType type) {
    return withoutType(elements, type.elementType()) + " : " + type.cloneWith(elements.sizes(), type.elementType());
  }

  private static String scalar(Object value, Type type) {
    Attribute attribute = attribute(value, type);
    return attribute == null ? value.toString() : withoutType(attribute);
  }

  /** Returns the attribute of a number; null for a value that has none. */
  private static @Nullable Attribute attribute(Object value, Type type) {
    if (type instanceof RepresentedType represented) {
      return attribute(value, represented.representation());
    }
    if (value instanceof Long number && type instanceof IntegerType integer && integer.isUnsigned()) {
      return IntegerAttr.of(type, new BigInteger(Long.toUnsignedString(number)).mod(
          BigInteger.ONE.shiftLeft(integer.width())));
    }
    if (value instanceof Long number) {
      return IntegerAttr.of(type, number);
    }
    if (value instanceof BigInteger number) {
      return IntegerAttr.of(type, number);
    }
    if (type instanceof FloatType floating && value instanceof Number number) {
      return FloatAttr.of(floating, number.doubleValue());
    }
    return value instanceof Attribute attribute ? attribute : null;
  }

  private static String withoutType(Attribute attribute) {
    String text = attribute.toString();
    int colon = text.lastIndexOf(" : ");
    return colon < 0 ? text : text.substring(0, colon);
  }

  /** Elements with undefined ones among them have no attribute, so they are listed. */
  private String withoutType(Elements elements, Type elementType) {
    Context context = elementType.context();
    DenseElementsBuilder builder =
        new DenseElementsBuilder(RankedTensorType.of(elements.sizes(), elementType));
    for (int i = 0; i < elements.count(); i++) {
      Object element = elements.get(i);
      Attribute attribute = element instanceof ComplexNumber number
          ? parts(context, number, ((ComplexType) elementType).elementType())
          : element == Poison.VALUE ? null : attribute(element, elementType);
      if (attribute == null) {
        return list(elements, elementType);
      }
      builder.add(attribute);
    }
    return withoutType(builder.build());
  }

  private static ArrayAttr parts(Context context, ComplexNumber number, Type type) {
    return ArrayAttr.of(context, List.of(attribute(number.real(), type), attribute(number.imaginary(), type)));
  }

  /** Returns an element of a list; the contents of a buffer, or that it has been freed. */
  private String listed(Object element, Type type) {
    if (!(type instanceof ShapedType shaped)) {
      return scalar(element, type);
    }
    try {
      ValueFormat format = ValueFormat.of(shaped.elementType());
      Elements elements = element instanceof MemRef buffer ? execution.contents(buffer, format) : (Elements) element;
      return withoutType(elements, shaped.elementType());
    } catch (ExecutionException freed) {
      return "freed";
    }
  }

  private String list(Elements elements, Type elementType) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < elements.count(); i++) {
      Object element = elements.get(i);
      text.append(i == 0 ? "" : ", ").append(element == Poison.VALUE ? "poison" : listed(element, elementType));
    }
    return text.append(']').toString();
  }
}
