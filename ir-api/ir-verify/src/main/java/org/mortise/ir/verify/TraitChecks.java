// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.verify;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Checks the requirements of traits on the operation itself, before the operations inside it are checked. */
final class TraitChecks {
  private static final String NO_OPERANDS = "expected 1 or more operands, but found 0";

  private TraitChecks() {}

  /** Parent and shape of the regions; checked before attributes and types. */
  static @Nullable Diagnostic structure(Operation op, OpDefinition definition) {
    if (!definition.parents().isEmpty() && !hasParent(op, definition)) {
      String oneOf = definition.parents().size() == 1 ? "'" : "to be one of '";
      return op.opError("expects parent op " + oneOf + String.join(", ", definition.parents()) + "'");
    }
    if (op.regionCount() == 0) {
      return null;
    }
    Diagnostic found = definition.hasTrait(Trait.NO_REGION_ARGUMENTS) ? noArguments(op) : null;
    return found == null && definition.hasTrait(Trait.SINGLE_BLOCK) ? singleBlocks(op, definition) : found;
  }

  /** All else; checked after attributes and types. */
  static @Nullable Diagnostic check(Operation op, OpDefinition definition) {
    if (definition.isTerminator() && (op.block() == null || op.block().last() != op)) {
      return op.opError("must be the last operation in the parent block");
    }
    Diagnostic found = definition.hasTrait(Trait.SYMBOL) ? symbol(op, definition) : null;
    if (found == null) {
      found = types(op, definition);
    }
    return found == null && definition.hasTraitVerifiers() ? ofDialects(op, definition) : found;
  }

  private static @Nullable Diagnostic ofDialects(Operation op, OpDefinition definition) {
    for (Trait trait : definition.traits()) {
      Diagnostic found = trait.verifier() == null ? null : trait.verifier().verify(op);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static boolean hasParent(Operation op, OpDefinition definition) {
    Operation parent = op.parentOp();
    return parent != null && definition.parents().contains(parent.name().name());
  }

  private static @Nullable Diagnostic singleBlocks(Operation op, OpDefinition definition) {
    boolean needsTerminator = !definition.hasTrait(Trait.NO_TERMINATOR);
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) {
        continue;
      }
      if (!region.hasOneBlock()) {
        return op.opError("expects region #" + i + " to have 0 or 1 blocks");
      }
      if (needsTerminator && region.first().isEmpty()) {
        return op.opError("expects a non-empty block");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic noArguments(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (!region.isEmpty() && region.first().argumentCount() != 0) {
        return op.opError(
            op.regionCount() > 1 ? "region #" + i + " should have no arguments" : "region should have no arguments");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic symbol(Operation op, OpDefinition definition) {
    Attribute name = op.getAttr(SymbolTable.SYMBOL_NAME);
    if (name == null && isOptional(definition)) {
      return null;
    }
    if (!(name instanceof StringAttr)) {
      return op.opError("requires string attribute '" + SymbolTable.SYMBOL_NAME + "'");
    }
    Attribute visibility = op.getAttr(SymbolTable.VISIBILITY);
    if (visibility != null && !(visibility instanceof StringAttr)) {
      return op.opError("requires visibility attribute '" + SymbolTable.VISIBILITY
          + "' to be a string attribute, but got " + visibility);
    }
    if (visibility instanceof StringAttr text && !isVisibility(text.value())) {
      return op.opError("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got " + text);
    }
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    if (function != null && function.isDeclaration(op)
        && SymbolTable.getVisibility(op) == SymbolTable.Visibility.PUBLIC) {
      return op.opError("symbol declaration cannot have public visibility");
    }
    Operation parent = op.parentOp();
    if (parent != null && parent.name().isRegistered() && !parent.hasTrait(Trait.SYMBOL_TABLE)) {
      return op.opError("symbol's parent must have the SymbolTable trait");
    }
    return null;
  }

  private static boolean isOptional(OpDefinition definition) {
    int slot = definition.attributeSlot(SymbolTable.SYMBOL_NAME);
    return slot < 0 || definition.attributeSpec(slot).optional();
  }

  private static boolean isVisibility(String text) {
    return text.equals("public") || text.equals("private") || text.equals("nested");
  }

  private static @Nullable Diagnostic types(Operation op, OpDefinition definition) {
    if (definition.hasTrait(Trait.SAME_TYPE_OPERANDS) && !sameOperandTypes(op)) {
      return op.opError("requires all operands to have the same type");
    }
    Diagnostic found = ofOperands(op, definition);
    if (found == null) {
      found = ofOperandsAndResults(op, definition);
    }
    if (found != null) {
      return found;
    }
    if (definition.castRule() != null && !definition.castRule().test(op.operand(0).type(), op.result(0).type())) {
      return op.opError("operand type '" + op.operand(0).type() + "' and result type '" + op.result(0).type()
          + "' are cast incompatible");
    }
    return definition.hasTrait(Trait.ELEMENTWISE) ? ShapeRules.elementwise(op) : null;
  }

  private static @Nullable Diagnostic ofOperands(Operation op, OpDefinition definition) {
    boolean shapes = definition.hasTrait(Trait.SAME_OPERANDS_SHAPE);
    boolean elements = definition.hasTrait(Trait.SAME_OPERANDS_ELEMENT_TYPE);
    if ((shapes || elements) && op.operandCount() == 0) {
      return op.opError(NO_OPERANDS);
    }
    if (elements && !ShapeRules.sameElementTypes(op, op.operandCount())) {
      return op.opError("requires the same element type for all operands");
    }
    return shapes && !ShapeRules.sameShapes(op, op.operandCount())
        ? op.opError("requires the same shape for all operands") : null;
  }

  private static @Nullable Diagnostic ofOperandsAndResults(Operation op, OpDefinition definition) {
    boolean types = definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_TYPE);
    boolean shapes = definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_SHAPE);
    boolean elements = definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE);
    if (!types && !shapes && !elements) {
      return null;
    }
    if (op.operandCount() == 0) {
      return op.opError(NO_OPERANDS);
    }
    if (op.resultCount() == 0) {
      return op.opError("expected 1 or more results");
    }
    if (types && !ShapeRules.sameOperandAndResultTypes(op)) {
      return op.opError("requires the same type for all operands and results");
    }
    if (types && !ShapeRules.sameOperandAndResultEncodings(op)) {
      return op.opError("requires the same encoding for all operands and results");
    }
    int count = op.operandCount() + op.resultCount();
    if (shapes && !ShapeRules.sameShapes(op, count)) {
      return op.opError("requires the same shape for all operands and results");
    }
    return elements && !ShapeRules.sameElementTypes(op, count)
        ? op.opError("requires the same element type for all operands and results") : null;
  }

  private static boolean sameOperandTypes(Operation op) {
    if (op.operandCount() == 0) {
      return true;
    }
    Type first = op.operand(0).type();
    for (int i = 1; i < op.operandCount(); i++) {
      if (op.operand(i).type() != first) {
        return false;
      }
    }
    return true;
  }
}
