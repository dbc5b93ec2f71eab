// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.ResourceReference;
import org.mortise.ir.types.ShapedType;

/** Elements that are kept in the resource section of a file: {@code dense_resource<key> : tensor<2xi32>}. */
public final class DenseResourceElementsAttr extends ElementsAttr implements ResourceReference {
  private final String key;

  private DenseResourceElementsAttr(ShapedType type, String key) {
    super(type.context(), type);
    this.key = key;
  }

  /** Returns the attribute whose elements are the resource of that name, which need not exist. */
  public static DenseResourceElementsAttr of(ShapedType type, String key) {
    return type.context().unique(new DenseResourceElementsAttr(type, key));
  }

  /** The name of the resource. */
  public String key() {
    return key;
  }

  @Override
  public String resourceKey() {
    return key;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print("dense_resource<").printKeywordOrString(key).print('>');
    if (!elideType) {
      printer.print(" : ").printType(type());
    }
  }

  @Override
  protected int structuralHash() {
    return type().hashCode() * 31 + key.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    DenseResourceElementsAttr that = (DenseResourceElementsAttr) other;
    return type() == that.type() && key.equals(that.key);
  }
}
