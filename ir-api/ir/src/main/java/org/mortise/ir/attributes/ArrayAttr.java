// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A sequence of attributes: {@code [1, "a", i32]}. */
public final class ArrayAttr extends Attribute {
  private final Attribute[] elements;

  private ArrayAttr(Context context, Attribute[] elements) {
    super(context);
    this.elements = elements;
  }

  public static ArrayAttr of(Context context, List<? extends Attribute> elements) {
    return context.unique(new ArrayAttr(context, elements.toArray(new Attribute[0])));
  }

  public static ArrayAttr of(Context context, Attribute... elements) {
    return context.unique(new ArrayAttr(context, elements.clone()));
  }

  public int size() {
    return elements.length;
  }

  public boolean isEmpty() {
    return elements.length == 0;
  }

  public Attribute get(int index) {
    return elements[index];
  }

  public List<Attribute> elements() {
    return List.of(elements);
  }

  @Override
  public Attribute withNestedAttributes(List<Attribute> replacements) {
    return of(context(), replacements);
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return List.of(elements);
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print('[');
    for (int i = 0; i < elements.length; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printElement(elements[i]);
    }
    printer.print(']');
  }

  @Override
  protected int structuralHash() {
    int hash = elements.length;
    for (Attribute element : elements) {
      hash = hash * 31 + element.hashCode();
    }
    return hash;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    ArrayAttr that = (ArrayAttr) other;
    if (elements.length != that.elements.length) {
      return false;
    }
    for (int i = 0; i < elements.length; i++) {
      if (elements[i] != that.elements[i]) {
        return false;
      }
    }
    return true;
  }
}
