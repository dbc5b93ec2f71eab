// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Type;

/** Prints types and attributes into a string, without aliases. */
final class StringAsmPrinter implements AsmPrinter {
  private final StringBuilder text = new StringBuilder();

  @Override
  public AsmPrinter print(String part) {
    text.append(part);
    return this;
  }

  @Override
  public AsmPrinter print(char c) {
    text.append(c);
    return this;
  }

  @Override
  public AsmPrinter print(long value) {
    text.append(value);
    return this;
  }

  @Override
  public AsmPrinter printType(Type type) {
    if (!type.dialectNamespace().equals("builtin")) {
      text.append('!').append(type.dialectNamespace()).append('.');
    }
    type.print(this);
    return this;
  }

  @Override
  public AsmPrinter printAttribute(Attribute attribute) {
    return print(attribute, false);
  }

  @Override
  public AsmPrinter printAttributeWithoutType(Attribute attribute) {
    return print(attribute, true);
  }

  private AsmPrinter print(Attribute attribute, boolean elideType) {
    if (!attribute.dialectNamespace().equals("builtin")) {
      text.append('#').append(attribute.dialectNamespace()).append('.');
    }
    attribute.print(this, elideType);
    return this;
  }

  @Override
  public AsmPrinter printLocation(Location location) {
    location.printBody(this, false);
    return this;
  }

  @Override
  public AsmPrinter printString(String string) {
    text.append('"');
    Escapes.append(text, string);
    text.append('"');
    return this;
  }

  @Override
  public AsmPrinter printKeywordOrString(String keyword) {
    return Escapes.isBareIdentifier(keyword) ? print(keyword) : printString(keyword);
  }

  @Override
  public AsmPrinter printSymbolName(String name) {
    text.append('@');
    return printKeywordOrString(name);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
