// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.text.format.AssemblyFormat;
import org.mortise.ir.types.FunctionType;

/** Prints operations, without the contents of their regions, which {@link RegionPrinter} prints. */
class OperationPrinter extends TextPrinter implements OpAsmPrinter {
  private static final int INDENT = 2;

  protected final PrinterOptions options;
  protected final ValueNames names;
  private final @Nullable Aliases aliases;
  protected final RegionPrinter regions;
  private final Map<Attribute, Integer> distinctNumbers = new IdentityHashMap<>(0);
  private int indent;

  /** The dialect whose prefix is omitted from operation names. */
  private String defaultDialect = "builtin";

  OperationPrinter(PrinterOptions options, ValueNames names, @Nullable Aliases aliases, ByteSink out, ByteSink side) {
    super(out);
    this.options = options;
    this.names = names;
    this.aliases = aliases;
    this.regions = new RegionPrinter(this, out, side);
  }

  /** Returns the numbers of the distinct attributes that were printed. */
  final Map<Attribute, Integer> distinctNumbers() {
    return distinctNumbers;
  }

  final void setSink(ByteSink newSink) {
    sink = newSink;
  }

  final int indent() {
    return indent;
  }

  final void setIndent(int spaces) {
    indent = spaces;
  }

  final String defaultDialect() {
    return defaultDialect;
  }

  final void setDefaultDialect(@Nullable String namespace) {
    defaultDialect = namespace == null ? "" : namespace;
  }

  @Override
  public MlirVersion version() {
    return options.version();
  }

  // ---- text, in chains ---------------------------------------------------------------------------------------------

  @Override
  public OpAsmPrinter print(String text) {
    super.print(text);
    return this;
  }

  @Override
  public OpAsmPrinter print(char c) {
    super.print(c);
    return this;
  }

  @Override
  public OpAsmPrinter print(long value) {
    super.print(value);
    return this;
  }

  @Override
  public OpAsmPrinter printType(Type type) {
    super.printType(type);
    return this;
  }

  @Override
  public OpAsmPrinter printAttribute(Attribute attribute) {
    if (options.prettyDebugInfo() && attribute instanceof Location location) {
      return printLocation(location);
    }
    super.printAttribute(attribute);
    return this;
  }

  @Override
  public OpAsmPrinter printAttributeWithoutType(Attribute attribute) {
    super.printAttributeWithoutType(attribute);
    return this;
  }

  @Override
  public OpAsmPrinter printLocation(Location location) {
    if (!printAlias(location)) {
      printBody(location, options.prettyDebugInfo());
    }
    return this;
  }

  @Override
  public OpAsmPrinter printString(String text) {
    super.printString(text);
    return this;
  }

  @Override
  public OpAsmPrinter printKeywordOrString(String text) {
    super.printKeywordOrString(text);
    return this;
  }

  @Override
  public OpAsmPrinter printSymbolName(String name) {
    super.printSymbolName(name);
    return this;
  }

  // ---- whole operations --------------------------------------------------------------------------------------------

  /** Prints an operation up to its line end, without the contents of its regions. */
  void printWhole(Operation op) {
    printResultNames(op);
    printCustomOrGenericOp(op);
    printTrailingLocation(op.location(), true);
    if (options.valueUsers()) {
      UserComments.print(this, op);
    }
  }

  private void printResultNames(Operation op) {
    int count = op.resultCount();
    if (count == 0) {
      return;
    }
    if (count == 1) {
      names.print(op.result(0), false, sink);
    } else {
      printPacks(op, count);
    }
    sink.append(" = ");
  }

  private void printPacks(Operation op, int count) {
    int start = 0;
    while (start < count) {
      int end = start + 1;
      while (end < count && !names.beginsPack(op.result(end))) {
        end++;
      }
      if (start > 0) {
        sink.append(", ");
      }
      names.print(op.result(start), false, sink);
      if (end - start > 1) {
        sink.append(':');
        sink.append(end - start);
      }
      start = end;
    }
  }

  @Override
  public final OpAsmPrinter printCustomOrGenericOp(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    OpAssembly assembly = options.genericForm() || definition == null ? null : AssemblyFormat.of(definition);
    if (assembly == null) {
      return printGenericOp(op);
    }
    printOperationName(definition.name());
    assembly.print(op, this);
    return this;
  }

  /** Omits the default dialect's prefix if the rest of the name has no dot. */
  private void printOperationName(String name) {
    int prefix = defaultDialect.length();
    if (prefix > 0 && name.length() > prefix && name.charAt(prefix) == '.' && name.startsWith(defaultDialect)
        && name.indexOf('.', prefix + 1) < 0) {
      sink.append(name.substring(prefix + 1));
    } else {
      sink.append(name);
    }
  }

  @Override
  public OpAsmPrinter printGenericOp(Operation op) {
    GenericFormPrinter.print(this, op);
    return this;
  }

  final void separate(int position) {
    if (position > 0) {
      sink.append(", ");
    }
  }

  // ---- values and blocks -------------------------------------------------------------------------------------------

  @Override
  public OpAsmPrinter printOperand(Value value) {
    names.print(value, true, sink);
    return this;
  }

  @Override
  public OpAsmPrinter printOptionalLocationSpecifier(Location location) {
    printTrailingLocation(location, true);
    return this;
  }

  @Override
  public String nameOf(Value value) {
    ByteSink name = new ByteSink();
    names.print(value, true, name);
    return name.toString().substring(1);
  }

  @Override
  public OpAsmPrinter printOperands(List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      separate(i);
      printOperand(values.get(i));
    }
    return this;
  }

  @Override
  public OpAsmPrinter printSuccessor(Block block) {
    names.print(block, sink);
    return this;
  }

  @Override
  public OpAsmPrinter printSuccessorAndUseList(Block block, List<? extends Value> operands) {
    printSuccessor(block);
    if (operands.isEmpty()) {
      return this;
    }
    sink.append('(');
    printOperands(operands);
    sink.append(" : ");
    printTypesOf(operands);
    sink.append(')');
    return this;
  }

  /** Prints the comments between a block's label, which may be omitted, and its first operation. */
  final void printBlockComments(Block block) {
    if (options.valueUsers()) {
      UserComments.print(this, block);
    }
  }

  /** Prints {@code ^bb0(%arg0: type):} and the predecessors. */
  final void printLabel(Block block) {
    sink.appendSpaces(indent);
    printSuccessor(block);
    if (block.argumentCount() > 0) {
      sink.append('(');
      for (int i = 0; i < block.argumentCount(); i++) {
        separate(i);
        printRegionArgument(block.argument(i), null, false);
      }
      sink.append(')');
    }
    sink.append(':');
    PredecessorComment.print(names, block, sink);
    sink.append('\n');
  }

  @Override
  public OpAsmPrinter printRegionArgument(
      BlockArgument argument, @Nullable DictionaryAttr attributes, boolean omitType) {
    printOperand(argument);
    if (!omitType) {
      sink.append(": ");
      printType(argument.type());
    }
    if (attributes != null) {
      printAttrDict(attributes.entries());
    }
    printTrailingLocation(argument.location(), false);
    return this;
  }

  @Override
  public OpAsmPrinter printRegion(
      Region region, boolean entryBlockArguments, boolean blockTerminators, boolean emptyBlock) {
    if (options.skipRegions()) {
      sink.append("{...}");
      return this;
    }
    regions.add(region, entryBlockArguments, blockTerminators, emptyBlock);
    return this;
  }

  @Override
  public void shadowRegionArgs(Region region, List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i) != null) {
        names.shadow(region.first().argument(i), values.get(i));
      }
    }
  }

  @Override
  public OpAsmPrinter printNewline() {
    sink.append('\n');
    sink.appendSpaces(indent);
    return this;
  }

  @Override
  public void increaseIndent() {
    indent += INDENT;
  }

  @Override
  public void decreaseIndent() {
    indent -= INDENT;
  }

  // ---- types -------------------------------------------------------------------------------------------------------

  @Override
  public OpAsmPrinter printTypes(List<? extends Type> types) {
    for (int i = 0; i < types.size(); i++) {
      separate(i);
      printType(types.get(i));
    }
    return this;
  }

  @Override
  public OpAsmPrinter printTypesOf(List<? extends Value> values) {
    for (int i = 0; i < values.size(); i++) {
      separate(i);
      printTypeOf(values.get(i));
    }
    return this;
  }

  private void printTypeOf(Value value) {
    printType(value == null ? null : value.type());
  }

  @Override
  public OpAsmPrinter printOptionalArrowTypeList(List<? extends Type> types) {
    if (types.isEmpty()) {
      return this;
    }
    sink.append(" -> ");
    return printResultTypes(types);
  }

  @Override
  public OpAsmPrinter printFunctionalType(Operation op) {
    sink.append('(');
    for (int i = 0; i < op.operandCount(); i++) {
      separate(i);
      printTypeOf(op.operand(i));
    }
    sink.append(") -> ");
    if (op.resultCount() == 1 && !(op.result(0).type() instanceof FunctionType)) {
      printType(op.result(0).type());
      return this;
    }
    sink.append('(');
    for (int i = 0; i < op.resultCount(); i++) {
      separate(i);
      printTypeOf(op.result(i));
    }
    sink.append(')');
    return this;
  }

  @Override
  public OpAsmPrinter printFunctionalType(List<? extends Type> inputs, List<? extends Type> results) {
    sink.append('(');
    printTypes(inputs);
    sink.append(") -> ");
    return printResultTypes(results);
  }

  private OpAsmPrinter printResultTypes(List<? extends Type> types) {
    if (types.size() == 1 && !(types.get(0) instanceof FunctionType)) {
      printType(types.get(0));
      return this;
    }
    sink.append('(');
    printTypes(types);
    sink.append(')');
    return this;
  }

  // ---- attributes --------------------------------------------------------------------------------------------------

  @Override
  public OpAsmPrinter printOptionalAttrDict(Operation op, String... elided) {
    printAttributesBut(op, elided, " {");
    return this;
  }

  @Override
  public OpAsmPrinter printOptionalAttrDictWithKeyword(Operation op, String... elided) {
    printAttributesBut(op, elided, " attributes {");
    return this;
  }

  /** Merges the inherent and the discardable attributes, both of which are sorted by name. */
  private void printAttributesBut(Operation op, String[] elided, String opening) {
    OpDefinition definition = OpDefinition.of(op);
    DictionaryAttr discardable = op.discardableAttributes();
    int slots = definition == null ? 0 : definition.attributeCount();
    String separator = opening;
    int i = 0;
    int j = 0;
    while (i < slots || j < discardable.size()) {
      String inherentName = i < slots ? definition.attributeSpec(definition.slotByName(i)).name() : null;
      NamedAttribute entry = j < discardable.size() ? discardable.entry(j) : null;
      boolean inherent = entry == null || (inherentName != null && inherentName.compareTo(entry.name()) < 0);
      String name = inherent ? inherentName : entry.name();
      Attribute value = inherent ? op.property(definition.slotByName(i++)) : discardable.entry(j++).value();
      if (value != null && !contains(elided, name)) {
        sink.append(separator);
        separator = ", ";
        printNamed(name, value);
      }
    }
    if (!separator.equals(opening)) {
      sink.append('}');
    }
  }

  private static boolean contains(String[] elided, @Nullable String name) {
    for (String candidate : elided) {
      if (candidate.equals(name)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public OpAsmPrinter printAttrDict(List<NamedAttribute> attributes) {
    if (attributes.isEmpty()) {
      return this;
    }
    for (int i = 0; i < attributes.size(); i++) {
      sink.append(i == 0 ? " {" : ", ");
      printNamed(attributes.get(i).name(), attributes.get(i).value());
    }
    sink.append('}');
    return this;
  }

  /** Prints {@code name = value}, or for a unit attribute only the name. */
  final void printNamed(@Nullable String name, Attribute value) {
    printKeywordOrString(name);
    if (!(value instanceof UnitAttr)) {
      sink.append(" = ");
      printAttribute(value);
    }
  }

  // ---- aliases and locations ---------------------------------------------------------------------------------------

  @Override
  protected boolean printAlias(Interned uniqued) {
    byte[] alias = aliases == null ? null : aliases.find(uniqued);
    if (alias == null) {
      return false;
    }
    sink.append(alias);
    return true;
  }

  /** Prints {@code #alias = definition}. */
  final void printDefinition(byte[] alias, Interned uniqued) {
    sink.append(alias);
    sink.append(" = ");
    if (uniqued instanceof Type type) {
      printInFull(type);
    } else if (uniqued instanceof Location location && options.prettyDebugInfo()) {
      printBody(location, true);
    } else {
      printInFull((Attribute) uniqued, false);
    }
    sink.append('\n');
  }

  /**
   * Prints the location of an operation or argument if requested. Only the location of an operation may be an alias.
   */
  protected void printTrailingLocation(Location location, boolean allowAlias) {
    if (!options.debugInfo()) {
      return;
    }
    if (options.prettyDebugInfo()) {
      sink.append(' ');
      printBody(location, true);
      return;
    }
    sink.append(" loc(");
    if (!allowAlias || !printAlias(location)) {
      printBody(location, false);
    }
    sink.append(')');
  }

  @Override
  public long distinctNumber(Attribute distinct) {
    return distinctNumbers.computeIfAbsent(distinct, added -> distinctNumbers.size());
  }

  @Override
  public long hexadecimalIfLargerThan() {
    return options.hexadecimalIfLargerThan();
  }

  @Override
  public int elideElementsLargerThan() {
    return options.elideElementsLargerThan();
  }
}
