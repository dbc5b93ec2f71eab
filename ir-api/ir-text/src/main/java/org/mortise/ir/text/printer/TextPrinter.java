// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.NamedType;
import org.mortise.ir.Type;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.Escapes;

/** Prints types and attributes to a sink. Subclasses handle aliases and locations. */
abstract class TextPrinter implements AsmPrinter {
  /** The levels that a symbol of a dialect counts for, as its printer needs more of the stack than a builtin type. */
  private static final int SYMBOL_LEVELS = 4;

  protected ByteSink sink;
  /** The types whose definitions are being printed. */
  private final List<NamedType<?>> open = new ArrayList<>(0);
  private int depth;
  private int stackEnd = DeepStack.SHALLOW_LEVELS;

  TextPrinter(ByteSink sink) {
    this.sink = sink;
  }

  /**
   * Prints the alias of an object and returns true, or returns false if it has none. Called only if it may have one.
   */
  protected abstract boolean printAlias(Interned uniqued);

  @Override
  public AsmPrinter print(String text) {
    sink.append(text);
    return this;
  }

  @Override
  public AsmPrinter print(char c) {
    sink.append(c);
    return this;
  }

  @Override
  public AsmPrinter print(long value) {
    sink.append(value);
    return this;
  }

  @Override
  public AsmPrinter printType(Type type) {
    if (type == null) {
      return print("<<NULL TYPE>>");
    }
    if (isInDefinition()) {
      printUnlessAlias(type);
      return this;
    }
    Object form = type.textForm();
    if (form == null) {
      form = PlainText.formOf(type, this);
    }
    if (form instanceof byte[] text) {
      sink.append(text);
    } else if (form == PlainText.UNKEPT || !printAlias(type)) {
      printInFull(type);
    }
    return this;
  }

  /** Returns whether a named type's definition is being printed, where the texts of types can differ. */
  final boolean isInDefinition() {
    return !open.isEmpty();
  }

  /** Called before a type is printed inside its own definition, without an alias. */
  protected void meetOpen(Type type) {}

  private boolean isOpen(Type type) {
    return type instanceof NamedType<?> named && open.contains(named);
  }

  private void printUnlessAlias(Type type) {
    if (isOpen(type)) {
      meetOpen(type);
      printInFull(type);
    } else if (type.context().aliasOf(type) == null || !printAlias(type)) {
      printInFull(type);
    }
  }

  @Override
  public AsmPrinter printDefinition(NamedType<?> type, Runnable definition) {
    if (open.contains(type)) {
      return this;
    }
    open.add(type);
    definition.run();
    open.remove(open.size() - 1);
    return this;
  }

  @Override
  public AsmPrinter printAttribute(Attribute attribute) {
    if (attribute == null) {
      return print("<<NULL ATTRIBUTE>>");
    }
    Object form = PlainText.formOf(attribute, this);
    if (form instanceof byte[] text) {
      sink.append(text);
    } else if (form == PlainText.UNKEPT || !printAlias(attribute)) {
      printInFull(attribute, false);
    }
    return this;
  }

  @Override
  public AsmPrinter printAttributeWithoutType(Attribute attribute) {
    if (attribute == null) {
      return print("<<NULL ATTRIBUTE>>");
    }
    if (PlainText.formOf(attribute, this) != PlainText.ALIASABLE || !printAlias(attribute)) {
      printInFull(attribute, true);
    }
    return this;
  }

  @Override
  public AsmPrinter printAliasOr(Attribute attribute, Runnable text) {
    boolean mayHaveAlias = PlainText.formOf(attribute, this) == PlainText.ALIASABLE;
    return mayHaveAlias && printAlias(attribute) ? this : printNested(text);
  }

  @Override
  public AsmPrinter printNested(Runnable part) {
    depth += SYMBOL_LEVELS;
    if (depth > stackEnd) {
      onLargeStack(part);
    } else {
      part.run();
    }
    depth -= SYMBOL_LEVELS;
    return this;
  }

  @Override
  public AsmPrinter printLocation(Location location) {
    if (!printAlias(location)) {
      printBody(location, false);
    }
    return this;
  }

  // ---- nesting -----------------------------------------------------------------------------------------------------

  /** Continues at the nesting depth of the calling printer. */
  final void continueBelow(TextPrinter outer) {
    depth = outer.depth;
    stackEnd = outer.stackEnd;
  }

  /** Runs nested printing that exceeds the depth limit of the current stack. */
  private void onLargeStack(Runnable work) {
    int outerEnd = stackEnd;
    stackEnd = depth + DeepStack.DEEP_LEVELS;
    DeepStack.run(work);
    stackEnd = outerEnd;
  }

  /** Prints the text between the parentheses of a location. */
  final void printBody(Location location, boolean pretty) {
    if (++depth > stackEnd) {
      onLargeStack(() -> location.printBody(this, pretty));
    } else {
      location.printBody(this, pretty);
    }
    depth--;
  }

  /** Prints a type's own text, even if it has an alias. */
  final void printInFull(Type type) {
    int levels = type.dialectNamespace().equals("builtin") ? 1 : SYMBOL_LEVELS;
    depth += levels;
    if (depth > stackEnd) {
      onLargeStack(() -> printOwn(type));
    } else {
      printOwn(type);
    }
    depth -= levels;
  }

  /** Prints an attribute's own text, even if it has an alias. */
  final void printInFull(Attribute attribute, boolean elideType) {
    int levels = attribute.dialectNamespace().equals("builtin") ? 1 : SYMBOL_LEVELS;
    depth += levels;
    if (depth > stackEnd) {
      onLargeStack(() -> printOwn(attribute, elideType));
    } else {
      printOwn(attribute, elideType);
    }
    depth -= levels;
  }

  // ---- texts in full -----------------------------------------------------------------------------------------------

  private void printOwn(Type type) {
    String namespace = type.dialectNamespace();
    if (namespace.equals("builtin")) {
      type.print(this);
      return;
    }
    int start = begin('!', namespace);
    type.print(this);
    DialectSymbol.finish(sink, start);
  }

  private void printOwn(Attribute attribute, boolean elideType) {
    String namespace = attribute.dialectNamespace();
    if (namespace.equals("builtin")) {
      attribute.print(this, elideType);
      return;
    }
    int start = begin('#', namespace);
    attribute.print(this, elideType);
    DialectSymbol.finish(sink, start);
    if (!elideType && attribute.type() != null) {
      print(" : ").printType(attribute.type());
    }
  }

  private int begin(char mark, String namespace) {
    sink.append(mark);
    sink.append(namespace);
    int start = sink.size();
    sink.append('.');
    return start;
  }

  @Override
  public AsmPrinter printString(String text) {
    sink.append('"');
    Escapes.append(this, text);
    sink.append('"');
    return this;
  }

  @Override
  public AsmPrinter printKeywordOrString(String text) {
    return Escapes.isBareIdentifier(text) ? print(text) : printString(text);
  }

  @Override
  public AsmPrinter printSymbolName(String name) {
    sink.append('@');
    return name.isEmpty() ? print("<<INVALID EMPTY SYMBOL>>") : printKeywordOrString(name);
  }
}
