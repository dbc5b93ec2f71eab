// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.NoneType;

/** An attribute of a dialect that is not registered, kept as text: {@code #foo.bar<1>}, {@code #foo.bar : i32}. */
public final class OpaqueAttr extends Attribute {
  private final String namespace;
  private final String text;
  private final @Nullable Type type;

  private OpaqueAttr(Context context, String namespace, String text, @Nullable Type type) {
    super(context);
    this.namespace = namespace;
    this.text = text;
    this.type = type;
  }

  /**
   * Returns the attribute with the text {@code #namespace.text}, which equals {@code #namespace<text>}.
   *
   * @param type the type that follows, or null
   */
  public static OpaqueAttr of(Context context, String namespace, String text, @Nullable Type type) {
    return context.unique(new OpaqueAttr(context, namespace, text, type instanceof NoneType ? null : type));
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

  /** The type, or null if none was given. */
  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(text);
  }

  @Override
  protected int structuralHash() {
    return (namespace.hashCode() * 31 + text.hashCode()) * 31 + Objects.hashCode(type);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    OpaqueAttr that = (OpaqueAttr) other;
    return type == that.type && text.equals(that.text) && namespace.equals(that.namespace);
  }
}
