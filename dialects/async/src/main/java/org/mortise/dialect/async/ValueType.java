// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A value that may not be available yet: {@code !async.value<f32>}. */
public final class ValueType extends Type {
  static final String MNEMONIC = "value";

  private final Type valueType;

  private ValueType(Context context, Type valueType) {
    super(context);
    this.valueType = valueType;
  }

  /** Returns the type of values of type {@code valueType} that may not be available yet. */
  public static ValueType of(Type valueType) {
    return valueType.context().unique(new ValueType(valueType.context(), valueType));
  }

  /** Parses the text after the mnemonic. */
  static ValueType parse(AsmParser parser) {
    parser.parsePunctuation("<");
    Type valueType = parser.parseType();
    parser.parsePunctuation(">");
    return of(valueType);
  }

  /** Returns the value type of an {@code async.value} type; other types are returned unchanged. */
  static Type unwrap(Type type) {
    return type instanceof ValueType value ? value.valueType : type;
  }

  /** Returns the type of the value when it is available. */
  public Type valueType() {
    return valueType;
  }

  @Override
  public String dialectNamespace() {
    return AsyncDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').printType(valueType).print('>');
  }

  @Override
  protected int structuralHash() {
    return valueType.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return valueType == ((ValueType) other).valueType;
  }
}
