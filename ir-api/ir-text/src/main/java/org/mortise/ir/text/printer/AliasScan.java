// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * Finds the types and attributes in a program's text that may be printed as an alias, in printing order. Operations
 * print themselves, but only the numbers of types and attributes are recorded instead of text; operations without such
 * types and attributes are skipped.
 */
final class AliasScan extends OperationPrinter {
  private final ByteSink noted;
  private final List<Interned> met = new ArrayList<>();

  private AliasScan(PrinterOptions options, ValueNames names, MutedSink noted) {
    super(options, names, null, noted, new MutedSink());
    this.noted = noted;
  }

  /** Returns the aliases of {@code root} and all nested operations. */
  static Aliases scan(Operation root, PrinterOptions options, ValueNames names) {
    AliasScan scan = new AliasScan(options, names, new MutedSink());
    scan.regions.print(root, Flusher.NONE);
    Aliases aliases = new Aliases();
    for (int i = 0; i < scan.noted.size(); i += Integer.BYTES) {
      int note = scan.noted.intAt(i);
      aliases.add(scan.met.get(note >> 1), (note & 1) != 0);
    }
    aliases.number();
    return aliases;
  }

  /** Returns whether a type or attribute inside {@code root} may be printed as an alias, or contains one. */
  static boolean hasAliasable(Operation root) {
    return root.walkPreOrder((Operation op) ->
        isInteresting(op) || hasAliasableArgument(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE)
        == Walk.Result.INTERRUPT;
  }

  private static boolean hasAliasableArgument(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount(); k++) {
          if (isAliasable(block.argument(k).type())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void note(Interned uniqued, boolean deferrable) {
    sink.appendInt(met.size() << 1 | (deferrable ? 1 : 0));
    met.add(uniqued);
  }

  @Override
  void printWhole(Operation op) {
    if (options.debugInfo()) {
      note(op.location(), true);
    }
    if (options.debugInfo() || isInteresting(op)) {
      printCustomOrGenericOp(op);
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      printRegion(op.region(i), true, true, true);
    }
  }

  /** Returns whether the text of {@code op} may contain an alias. */
  static boolean isInteresting(Operation op) {
    for (int i = 0; i < op.propertyCount(); i++) {
      if (isAliasable(op.property(i))) {
        return true;
      }
    }
    if (!op.discardableAttributes().isEmpty() && isAliasable(op.discardableAttributes())) {
      return true;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) != null && isAliasable(op.operand(i).type())) {
        return true;
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (isAliasable(op.result(i).type())) {
        return true;
      }
    }
    return false;
  }

  /** Records regions first, then types, then attributes by name, which is MLIR's numbering order. */
  @Override
  public OpAsmPrinter printGenericOp(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      printRegion(op.region(i), true, true, true);
    }
    for (int i = 0; i < op.operandCount(); i++) {
      printType(op.operand(i) == null ? null : op.operand(i).type());
    }
    for (int i = 0; i < op.resultCount(); i++) {
      printType(op.result(i).type());
    }
    DictionaryAttr attributes = op.attributes();
    for (int i = 0; i < attributes.size(); i++) {
      printAttribute(attributes.entry(i).value());
    }
    return this;
  }

  /** Omits the attributes of the argument, which do not cause aliases. */
  @Override
  public OpAsmPrinter printRegionArgument(
      BlockArgument argument, @Nullable DictionaryAttr attributes, boolean omitType) {
    return super.printRegionArgument(argument, null, omitType);
  }

  private static boolean isAliasable(Type type) {
    return type != null && PlainText.formOf(type) == PlainText.ALIASABLE;
  }

  private static boolean isAliasable(Attribute attribute) {
    return attribute != null && PlainText.formOf(attribute) == PlainText.ALIASABLE;
  }

  @Override
  public OpAsmPrinter printType(Type type) {
    if (isAliasable(type)) {
      note(type, false);
    }
    return this;
  }

  @Override
  public OpAsmPrinter printAttribute(Attribute attribute) {
    if (isAliasable(attribute)) {
      note(attribute, false);
    }
    return this;
  }

  @Override
  public OpAsmPrinter printAttributeWithoutType(Attribute attribute) {
    return printAttribute(attribute);
  }

  @Override
  public OpAsmPrinter printLocation(Location location) {
    note(location, false);
    return this;
  }

  /** Records an operation's explicit location, which gets an alias even if it is not printed. */
  @Override
  public OpAsmPrinter printOptionalLocationSpecifier(Location location) {
    note(location, false);
    return this;
  }

  @Override
  protected void printTrailingLocation(Location location, boolean allowAlias) {
    if (options.debugInfo()) {
      note(location, false);
    }
  }

  @Override
  public OpAsmPrinter printOperand(Value value) {
    return this;
  }
}
