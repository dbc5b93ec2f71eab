// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.ShapedType;

/** Dense elements that are strings, of an element type of some dialect: {@code dense<["a", "b"]> : tensor<2x!s.t>}. */
public final class DenseStringsAttr extends DenseElementsAttr {
  private final String[] values;

  private DenseStringsAttr(ShapedType type, String[] values) {
    super(type);
    this.values = values;
  }

  /** The elements, or one for all. */
  public static DenseStringsAttr of(ShapedType type, List<String> values) {
    boolean same = !values.isEmpty();
    for (String value : values) {
      same &= value.equals(values.get(0));
    }
    String[] kept = same ? new String[] {values.get(0)} : values.toArray(new String[0]);
    return type.context().unique(new DenseStringsAttr(type, kept));
  }

  @Override
  public boolean isSplat() {
    return values.length == 1;
  }

  public String get(int index) {
    return values[isSplat() ? 0 : index];
  }

  @Override
  public StringAttr elementAt(int index) {
    return StringAttr.of(get(index), elementType());
  }

  @Override
  void printElement(AsmPrinter printer, int index) {
    printer.printString(get(index));
  }

  @Override
  protected int structuralHash() {
    return type().hashCode() * 31 + Arrays.hashCode(values);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DenseStringsAttr that = (DenseStringsAttr) other;
    return type() == that.type() && Arrays.equals(values, that.values);
  }
}
