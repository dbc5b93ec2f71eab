// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** A dense array of numbers of a type without a specific class: {@code array<bf16: 1.000000e+00>}. */
public final class DenseTypedArrayAttr extends DenseArrayAttr {
  private final Type elementType;
  private final Attribute[] values;

  private DenseTypedArrayAttr(Type elementType, Attribute[] values) {
    super(elementType.context());
    this.elementType = elementType;
    this.values = values;
  }

  /**
   * The array of these numbers, in the class that is for their type.
   *
   * @param elementType a type that {@link DenseArrayAttr#verifyElementType} accepts
   * @param values an {@link IntegerAttr} or {@link FloatAttr} of that type for each element
   */
  public static DenseArrayAttr of(Type elementType, List<? extends Attribute> values) {
    DenseArrayAttr special = DenseArrays.ofCommonType(elementType, values);
    return special != null
        ? special
        : elementType.context().unique(new DenseTypedArrayAttr(elementType, values.toArray(new Attribute[0])));
  }

  @Override
  public Type elementType() {
    return elementType;
  }

  @Override
  public int size() {
    return values.length;
  }

  /** An element: an {@link IntegerAttr} or a {@link FloatAttr}. */
  public Attribute get(int index) {
    return values[index];
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    if (values[index] instanceof IntegerAttr integer && integer.width() == 1) {
      printer.print(integer.boolValue() ? "true" : "false");
    } else {
      values[index].print(printer, true);
    }
  }

  @Override
  protected int structuralHash() {
    int hash = elementType.hashCode();
    for (Attribute value : values) {
      hash = hash * 31 + value.hashCode();
    }
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DenseTypedArrayAttr that = (DenseTypedArrayAttr) other;
    if (elementType != that.elementType || values.length != that.values.length) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] != that.values[i]) {
        return false;
      }
    }
    return true;
  }
}
