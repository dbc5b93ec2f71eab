// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.MemorySpaceAttr;
import org.mortise.ir.types.NoneType;

/** A byte string, one char per byte: {@code "text"}, {@code "text" : !dialect.type}. */
public final class StringAttr extends Attribute implements MemorySpaceAttr {
  private final String value;
  private final @Nullable Type type;

  private StringAttr(Context context, String value, @Nullable Type type) {
    super(context);
    this.value = value;
    this.type = type;
  }

  public static StringAttr of(Context context, String value) {
    return context.unique(new StringAttr(context, value, null));
  }

  /** Returns a string with a type; {@code none} equals no type. */
  public static StringAttr of(String value, @Nullable Type type) {
    return type.context().unique(new StringAttr(type.context(), value, type instanceof NoneType ? null : type));
  }

  /** The bytes, one char per byte. */
  public String value() {
    return value;
  }

  /** The type, or null if none was given. */
  @Override
  public @Nullable Type type() {
    return type;
  }

  @Override
  public boolean isDefaultMemorySpace() {
    return false;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.printString(value);
    if (type != null && !elideType) {
      printer.print(" : ").printType(type);
    }
  }

  @Override
  protected int structuralHash() {
    return type == null ? value.hashCode() : value.hashCode() * 31 + type.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    StringAttr that = (StringAttr) other;
    return type == that.type && value.equals(that.value);
  }
}
