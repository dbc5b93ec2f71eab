// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.ShapedType;

/** Elements of which most are 0: {@code sparse<[[0, 1]], 5> : tensor<2x2xi32>}. */
public final class SparseElementsAttr extends ElementsAttr {
  private final DenseElementsAttr indices;
  private final DenseElementsAttr values;

  private SparseElementsAttr(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    super(type.context(), type);
    this.indices = indices;
    this.values = values;
  }

  /**
   * The attribute of these parts.
   *
   * @param indices a {@code tensor<NxRxi64>}, or {@code tensor<Nxi64>} for one dimension
   * @param values a tensor of N elements
   */
  public static SparseElementsAttr of(ShapedType type, DenseElementsAttr indices, DenseElementsAttr values) {
    return type.context().unique(new SparseElementsAttr(type, indices, values));
  }

  public DenseElementsAttr indices() {
    return indices;
  }

  public DenseElementsAttr values() {
    return values;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    if (indices.isElided(printer) || values.isElided(printer)) {
      printer.print("dense_resource<__elided__>");
    } else {
      printElements(printer);
    }
    if (!elideType) {
      printer.print(" : ").printType(type());
    }
  }

  private void printElements(AsmPrinter printer) {
    printer.print("sparse<");
    if (indices.numElements() != 0) {
      indices.printElements(printer, false);
      printer.print(", ");
      values.printElements(printer, true);
    }
    printer.print('>');
  }

  @Override
  protected int structuralHash() {
    return (type().hashCode() * 31 + indices.hashCode()) * 31 + values.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    SparseElementsAttr that = (SparseElementsAttr) other;
    return type() == that.type() && indices == that.indices && values == that.values;
  }
}
