// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/**
 * {@code (%x init: %i), (%y init: %j) across dimensions = [0] : (...) -> (...) reducer(%a: t, %b: t) (%c: t, %d: t)
 * {...}}; or, if the body is one commutative operation, {@code (%x init: %i) applies stablehlo.add across dimensions =
 * [0] : (...) -> ...}.
 */
final class ReduceSyntax implements OpAssembly {
  private static final String DIMENSIONS = "dimensions";
  private static final String PREFIX = "stablehlo.";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int start = parser.position();
    List<UnresolvedOperand> operands = new ArrayList<>();
    List<UnresolvedOperand> inits = new ArrayList<>();
    do {
      parser.parsePunctuation("(");
      operands.add(parser.parseOperand());
      parser.parseKeyword("init");
      parser.parsePunctuation(":");
      inits.add(parser.parseOperand());
      parser.parsePunctuation(")");
    } while (parser.parseOptionalPunctuation(","));
    operands.addAll(inits);
    String applied = parser.parseOptionalKeyword("applies") ? parser.parseKeyword() : null;
    parser.parseKeyword("across");
    parser.parseKeyword(DIMENSIONS);
    parser.parsePunctuation("=");
    List<Long> dimensions = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> dimensions.add(parser.parseInteger()));
    state.addAttribute(DIMENSIONS, DenseI64ArrayAttr.of(
        state.context(), dimensions.stream().mapToLong(Long::longValue).toArray()));
    parser.parseOptionalAttrDict(state);
    int typePosition = parser.position();
    if (!(parser.parseColonType() instanceof FunctionType type)) {
      throw parser.error(typePosition, "invalid kind of type specified");
    }
    parser.resolveOperands(operands, type.inputs(), start, state);
    state.addResultTypes(type.results());
    Region body = state.addRegion();
    if (applied != null) {
      addBody(parser, typePosition, state, body, applied, type);
    } else {
      parseReducer(parser, body, inits.size());
    }
  }

  private static void addBody(
      OpAsmParser parser, int typePosition, OperationState state, Region body, String applied, FunctionType type) {
    if (type.inputs().size() != 2 || !(type.inputs().get(1) instanceof ShapedType init)) {
      throw parser.error(typePosition, "expected one operand and its initial value, which are tensors");
    }
    Type element = RankedTensorType.of(new long[0], init.elementType());
    Location location = state.location();
    Block block = body.addBlock();
    block.addArguments(List.of(element, element), location);
    OpBuilder builder = OpBuilder.atEnd(state.context(), block);
    Operation reduction = builder.create(
        new OperationState(location, state.context().operationName(applied))
            .addOperands(List.of(block.arguments())).addResultType(element));
    builder.create(new OperationState(location, state.context().operationName("stablehlo.return"))
        .addOperand(reduction.result(0)));
  }

  private static void parseReducer(OpAsmParser parser, Region body, int count) {
    parser.parseKeyword("reducer");
    List<Argument> left = new ArrayList<>();
    List<Argument> right = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parser.parsePunctuation("(");
      left.add(parser.parseArgument(true, false));
      parser.parsePunctuation(",");
      right.add(parser.parseArgument(true, false));
      parser.parsePunctuation(")");
    }
    left.addAll(right);
    parser.parseRegion(body, RegionOptions.PLAIN.withArguments(left));
  }

  @Override
  public String template() {
    return "($%operand init: $%init) applies stablehlo.$operation across dimensions = [$dimension] : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    int count = op.operandCount() / 2;
    for (int i = 0; i < count; i++) {
      printer.print(i == 0 ? "(" : ", (").printOperand(op.operand(i));
      printer.print(" init: ").printOperand(op.operand(count + i)).print(')');
    }
    Block body = op.region(0).first();
    boolean isShort = isShort(op, body);
    if (isShort) {
      printer.print(" applies ").print(body.first().name().name());
    }
    printer.print(" across dimensions = ");
    printer.print(op.getAttr(DIMENSIONS) instanceof DenseI64ArrayAttr array
        ? Arrays.toString(array.toArray()) : "[]");
    printer.printOptionalAttrDict(op, DIMENSIONS);
    printer.print(" : ").printFunctionalType(op);
    if (!isShort) {
      printReducer(op, printer, body);
    }
  }

  private static boolean isShort(Operation op, Block body) {
    if (op.operandCount() != 2 || !op.region(0).hasOneBlock() || body.argumentCount() != 2) {
      return false;
    }
    Operation first = body.first();
    Operation last = first == null ? null : first.next();
    return last != null && last.next() == null && first.name().name().startsWith(PREFIX)
        && first.hasTrait(Trait.COMMUTATIVE)
        && first.operandCount() == 2 && first.operand(0) == body.argument(0) && first.operand(1) == body.argument(1)
        && first.attributes().isEmpty() && first.result(0).type() == body.argument(0).type()
        && body.argument(0).type() == body.argument(1).type() && last.operandCount() == 1
        && last.operand(0) == first.result(0) && last.attributes().isEmpty()
        && body.argument(0).type() == op.operand(1).type();
  }

  private static void printReducer(Operation op, OpAsmPrinter printer, Block body) {
    printer.printNewline().print(" reducer");
    int count = body.argumentCount() / 2;
    DictionaryAttr noAttributes = DictionaryAttr.empty(op.context());
    for (int i = 0; i < count; i++) {
      printer.print('(').printRegionArgument(body.argument(i), noAttributes, false);
      printer.print(", ").printRegionArgument(
          body.argument(count + i), noAttributes, false);
      printer.print(") ");
    }
    printer.print(' ').printRegion(op.region(0), false, true);
  }
}
