// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * The short form of an operation whose computation is a single operation on all elements in their order:
 * {@code { arith.addf }}.
 */
record ShortForm(String name, DictionaryAttr attributes) {
  /** The operands of the only operation. */
  enum Operands {
    /** The elements of the inputs; the last argument is that of the init. */
    INPUTS,
    /** The elements of the inputs; there is no argument for the init. */
    ALL,
    /** The element of the init, which is the last argument, and those of the inputs. */
    INIT_FIRST
  }

  /** Parses an optional short form; null if absent. */
  static @Nullable ShortForm parseOptional(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalPunctuation("{")) {
      return null;
    }
    String name = parser.parseKeyword();
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    parser.parsePunctuation("}");
    boolean isRegistered = parser.context().operationName(name).dialect() != null;
    if (!isRegistered && !parser.allowsUnregisteredDialects()) {
      throw new ParseError(Diagnostic.error(state.location(), "'" + (name.indexOf('.') < 0 ? "." : "") + name
          + "' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on "
          + "the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"));
    }
    return new ShortForm(name, attributes);
  }

  /**
   * Adds the computation to {@code state}.
   *
   * @param elements the types of the operands whose elements are arguments
   */
  void addRegion(OperationState state, List<Type> elements, Operands order) {
    Context context = state.context();
    List<Type> arguments = order == Operands.ALL ? elements.subList(0, elements.size() - 1) : elements;
    Block block = StructuredSyntax.addBlock(state.addRegion(), arguments, UnknownLoc.of(context));
    List<Value> operands = new ArrayList<>(List.of(block.arguments()));
    if (order != Operands.ALL) {
      Value init = operands.remove(operands.size() - 1);
      operands.addAll(0, order == Operands.INIT_FIRST ? List.of(init) : List.of());
    }
    OpBuilder builder = OpBuilder.atEnd(context, block);
    Value last = state.operands().get(state.operands().size() - 1);
    OperationState payload = builder.state(state.location(), name)
        .addOperands(operands)
        .addResultType(LinalgOp.elementTypeOrSelf(last.type()))
        .addAttributes(attributes);
    OpDefinition definition = OpDefinition.of(payload.name());
    if (definition != null) {
      definition.setDefaultAttributes(payload);
    }
    Value result = builder.create(payload).result(0);
    YieldOp.create(builder, state.location(), List.of(result));
  }

  /** Returns the only operation of {@code block} if it has a short form, otherwise null. */
  static @Nullable Operation payload(Block block, Operands order) {
    Operation payload = block.first();
    if (payload == null || payload.next() == null || payload.next() != block.last()) {
      return null;
    }
    int last = block.argumentCount() - 1;
    int count = order == Operands.INPUTS ? last : last + 1;
    if (count <= 0 || payload.operandCount() != count || payload.resultCount() != 1) {
      return null;
    }
    for (int i = 0; i < count; i++) {
      int argument = order != Operands.INIT_FIRST ? i : i == 0 ? last : i - 1;
      if (payload.operand(i) != block.argument(argument)) {
        return null;
      }
    }
    Operation yield = block.last();
    return yield.operandCount() == 1 && yield.operand(0) == payload.result(0) ? payload : null;
  }

  /** Prints the short form of {@code payload}. */
  static void print(Operation payload, OpAsmPrinter printer) {
    printer.print(" { ").print(payload.name().name());
    String elided = "";
    for (NamedAttribute each : payload.attributes().entries()) {
      if (elided.isEmpty() && each.value() instanceof FastMathFlagsAttr flags && flags.bits() == 0) {
        elided = each.name();
      }
    }
    printer.printOptionalAttrDict(payload, elided);
    printer.print(" }");
  }

  /** Parses {@code (%a: t, %b: t) {...}}. */
  static void parseRegion(OpAsmParser parser, OperationState state) {
    List<Argument> arguments = new ArrayList<>(4);
    parser.parseArgumentList(arguments, Delimiter.PAREN, true, true);
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
  }

  /** Prints the arguments and the block on separate lines. */
  static void printRegion(Region region, OpAsmPrinter printer) {
    printer.increaseIndent();
    printer.printNewline().print("(");
    boolean isFirst = true;
    for (BlockArgument argument : region.first().argumentList()) {
      printer.print(isFirst ? "" : ", ");
      printer.printRegionArgument(argument, DictionaryAttr.empty(region.parentOp().context()), false);
      isFirst = false;
    }
    printer.print(") ");
    printer.printRegion(region, false, true);
    printer.decreaseIndent();
  }
}
