// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.List;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The printer that operations print their custom syntax with.
 *
 * <p><b>Regions are printed later.</b> {@code printRegion} records the position; output that follows is placed after
 * the region's text nevertheless. So nesting does not consume stack.
 */
@ProviderType
public interface OpAsmPrinter extends AsmPrinter {
  @Override
  OpAsmPrinter print(String text);

  @Override
  OpAsmPrinter print(char c);

  @Override
  OpAsmPrinter print(long value);

  @Override
  OpAsmPrinter printType(Type type);

  @Override
  OpAsmPrinter printAttribute(Attribute attribute);

  @Override
  OpAsmPrinter printAttributeWithoutType(Attribute attribute);

  @Override
  OpAsmPrinter printLocation(Location location);

  @Override
  OpAsmPrinter printString(String text);

  @Override
  OpAsmPrinter printKeywordOrString(String text);

  @Override
  OpAsmPrinter printSymbolName(String name);

  /** Prints {@code %name}, with {@code #n} for a result of a pack. */
  OpAsmPrinter printOperand(Value value);

  /** Prints {@code " loc(...)"} if locations are printed. */
  OpAsmPrinter printOptionalLocationSpecifier(Location location);

  /** Returns the name by which a value is printed, without {@code %}. */
  String nameOf(Value value);

  /** Prints values separated by {@code ", "}. */
  OpAsmPrinter printOperands(List<? extends Value> values);

  /** Prints the name of a block, without operands. */
  OpAsmPrinter printSuccessor(Block block);

  /** Prints {@code ^bb(%a, %b : t, t)}, without parentheses if there are no operands. */
  OpAsmPrinter printSuccessorAndUseList(Block block, List<? extends Value> operands);

  /** Prints types separated by {@code ", "}. */
  OpAsmPrinter printTypes(List<? extends Type> types);

  /** Prints the types of values separated by {@code ", "}. */
  OpAsmPrinter printTypesOf(List<? extends Value> values);

  /** Prints {@code " -> type"}, {@code " -> (t, t)"}, or nothing for an empty list. */
  OpAsmPrinter printOptionalArrowTypeList(List<? extends Type> types);

  /** Prints {@code "(operand types) -> result types"} of an operation. */
  OpAsmPrinter printFunctionalType(Operation op);

  /** Prints {@code "(types) -> types"}. */
  OpAsmPrinter printFunctionalType(List<? extends Type> inputs, List<? extends Type> results);

  /**
   * Prints {@code {...}}.
   *
   * @param entryBlockArguments whether the arguments of the entry block are printed as a block label
   * @param blockTerminators whether the terminator of the entry block is printed
   * @param emptyBlock whether an entry block without operations gets a label, to distinguish it from an empty region
   */
  OpAsmPrinter printRegion(Region region, boolean entryBlockArguments, boolean blockTerminators, boolean emptyBlock);

  /** Prints {@code {...}}; a block without arguments and operations prints as no block. */
  default OpAsmPrinter printRegion(Region region, boolean entryBlockArguments, boolean blockTerminators) {
    return printRegion(region, entryBlockArguments, blockTerminators, false);
  }

  /** Prints a block argument of a region: name, type, attributes, location. */
  OpAsmPrinter printRegionArgument(BlockArgument argument, DictionaryAttr attributes, boolean omitType);

  /** Prints {@code " {a = ..., b = ...}"}, the attributes except the elided ones; nothing if none is left. */
  OpAsmPrinter printOptionalAttrDict(Operation op, String... elided);

  /** Prints {@code " attributes {...}"}, the attributes except the elided ones; nothing if none is left. */
  OpAsmPrinter printOptionalAttrDictWithKeyword(Operation op, String... elided);

  /** Prints {@code " {...}"} of these attributes; nothing if there are none. */
  OpAsmPrinter printAttrDict(List<NamedAttribute> attributes);

  /**
   * Prints an operation, without the names of its results and its location, in its custom form if it has one, at this
   * place.
   */
  OpAsmPrinter printCustomOrGenericOp(Operation op);

  /** Prints a whole operation in its generic form, at this place. */
  OpAsmPrinter printGenericOp(Operation op);

  /**
   * Prints the names of block arguments in {@code region} as the given values from now on; see MLIR's shadowRegionArgs.
   */
  void shadowRegionArgs(Region region, List<? extends Value> names);

  /** Prints a new line and the current indentation. */
  OpAsmPrinter printNewline();

  /** Indents the following lines by one more level. */
  void increaseIndent();

  /** Indents the following lines by one level less. */
  void decreaseIndent();
}
