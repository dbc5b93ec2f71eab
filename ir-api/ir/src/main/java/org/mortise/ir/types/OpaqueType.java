// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A type of a dialect that is not registered, kept as text: {@code !foo.bar<1>}. */
public final class OpaqueType extends Type {
  private final String namespace;
  private final String text;

  private OpaqueType(Context context, String namespace, String text) {
    super(context);
    this.namespace = namespace;
    this.text = text;
  }

  /** Returns the type with the text {@code !namespace.text}, which equals {@code !namespace<text>}. */
  public static OpaqueType of(Context context, String namespace, String text) {
    return context.unique(new OpaqueType(context, namespace, text));
  }

  /** Returns the namespace of the unregistered dialect. */
  @Override
  public String dialectNamespace() {
    return namespace;
  }

  /** Returns the text that the dialect would parse. */
  public String text() {
    return text;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(text);
  }

  @Override
  protected int structuralHash() {
    return namespace.hashCode() * 31 + text.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    OpaqueType that = (OpaqueType) other;
    return text.equals(that.text) && namespace.equals(that.namespace);
  }
}
