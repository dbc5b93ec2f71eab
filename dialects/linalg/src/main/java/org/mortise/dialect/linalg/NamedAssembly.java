// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code indexing_maps = [...] {...} ins(%a : t) outs(%b : t) -> t}; the region is not written, nor are the indexing
 * maps if they are the default of the operation.
 */
class NamedAssembly implements OpAssembly {
  private final @Nullable ComputedOp structure;

  /** Creates the syntax of operations with a {@link ComputedOp}. */
  NamedAssembly() {
    this(null);
  }

  /** Creates the syntax of operations with a given structure. */
  NamedAssembly(@Nullable ComputedOp structure) {
    this.structure = structure;
  }

  @Override
  public final void parse(OpAsmParser parser, OperationState state) {
    List<NamedAttribute> leading = new ArrayList<>(2);
    parseLeading(parser, state, leading);
    StructuredSyntax.Parts parts =
        StructuredSyntax.parse(parser, state, DictionaryAttr.of(state.context(), leading), true);
    parseTrailingAttributes(parser, state);
    List<Type> results = new ArrayList<>(1);
    parser.parseOptionalArrowTypeList(results);
    state.addResultTypes(results);
    List<Type> operands = parts.all();
    ComputedOp computed = structure != null ? structure : ComputedOp.of(state.name());
    int expected = computed.argumentCount(state::getAttr);
    if (operands.size() != expected) {
      throw parser.error("[parseNamedStructuredOpRegion] ods-gen generated region expects " + expected
          + " args, got " + operands.size());
    }
    addDefaults(state, parts);
    Location location = UnknownLoc.of(state.context());
    Block block = StructuredSyntax.addBlock(state.addRegion(), operands, location);
    computed.fill(block, state.context(), state::getAttr, warning -> parser.warning(location, warning));
  }

  private static void parseTrailingAttributes(OpAsmParser parser, OperationState state) {
    for (NamedAttribute each : parser.parseOptionalAttrDict().entries()) {
      if (state.getAttr(each.name()) != null) {
        throw new ParseError(Diagnostic.error(state.location(), "custom op '" + state.name() + "' attribute '"
            + each.name() + "' occurs more than once in the attribute list"));
      }
      state.addAttribute(each.name(), each.value());
    }
  }

  /** Parses attributes that stand before the dictionary. */
  void parseLeading(OpAsmParser parser, OperationState state, List<NamedAttribute> attributes) {
    if (OpDefinition.of(state.name()).attributeSlot(IndexingMaps.NAME) >= 0) {
      Attribute maps = IndexingMaps.parseOptional(parser);
      if (maps != null) {
        attributes.add(new NamedAttribute(IndexingMaps.NAME, maps));
      }
    }
  }

  /** Adds attributes that were not written. */
  void addDefaults(OperationState state, StructuredSyntax.Parts parts) {
    OpDefinition definition = OpDefinition.of(state.name());
    int slot = definition.attributeSlot(IndexingMaps.NAME);
    if (slot >= 0 && state.property(slot) == null) {
      state.setProperty(slot, definition.attributeSpec(slot).defaultValue().apply(state.context()));
    }
  }

  @Override
  public String template() {
    return " ins($%inputs : $types) outs($%outputs : $types)";
  }

  @Override
  public final void print(Operation op, OpAsmPrinter printer) {
    printLeading(op, printer);
    printer.printOptionalAttrDict(op, OpSchema.OPERAND_SEGMENT_SIZES, NamedStructure.MEMOIZED_INDEXING_MAPS,
        IndexingMaps.NAME, ElementwiseOp.KIND);
    StructuredSyntax.printOperands(op.operandGroup(0), op.operandGroup(1), printer);
    StructuredSyntax.printResultTypes(op, printer);
  }

  /** Prints the attributes that stand before the dictionary. */
  void printLeading(Operation op, OpAsmPrinter printer) {
    OpDefinition definition = OpDefinition.of(op);
    int slot = definition.attributeSlot(IndexingMaps.NAME);
    if (slot >= 0 && !definition.attributeSpec(slot).isDefault(op.property(slot))) {
      printMaps(op.property(slot), printer);
    }
  }

  static void printMaps(Attribute maps, OpAsmPrinter printer) {
    printer.print(' ').print(IndexingMaps.NAME).print(" = ").printAttribute(maps);
  }
}
