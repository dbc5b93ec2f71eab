// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Transformations that are applied one after another. */
@Op(name = "transform.sequence", family = TransformOp.class,
    operands = {"root: HANDLE?", "extra_bindings: HANDLE_OR_PARAM..."},
    results = "results: HANDLE...",
    attributes = "failure_propagation_mode: FAILURE_PROPAGATION_MODE",
    regions = "body: ONE_BLOCK",
    traits = {"POSSIBLE_TOP_LEVEL", "ATTR_SIZED_OPERAND_SEGMENTS"},
    implicitTerminator = "transform.yield",
    implementations = HandleEffects.Nested.class,
    format = "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) "
        + "(`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions")
public final class SequenceOp extends SequenceOpBase {
  SequenceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(TransformDialect.NAMESPACE);
    op.directive("SequenceOpOperands", new SequenceOpOperands());
  }

  @Nullable Diagnostic verify() {
    Block block = body().first();
    for (int i = 0; i < block.argumentCount(); i++) {
      Diagnostic wrong = verifyConsumers(block.argument(i), opError(consumedTwice("block argument #" + i)));
      if (wrong != null) {
        return wrong;
      }
    }
    for (Operation child = block.first(); child != null; child = child.next()) {
      Diagnostic wrong = verifyChild(child, child == block.last());
      if (wrong != null) {
        return wrong;
      }
    }
    return verifyTerminator(block.last());
  }

  private @Nullable Diagnostic verifyChild(Operation child, boolean isLast) {
    if (!isLast && !child.hasTrait(TransformTraits.TRANSFORM)) {
      return opError("expected children ops to implement TransformOpInterface")
          .note(child.location(), "op without interface");
    }
    for (int i = 0; i < child.resultCount(); i++) {
      if (NestedHandleEffects.consumers(child.result(i)).size() > 1) {
        return verifyConsumers(child.result(i), child.error(consumedTwice("result #" + i)));
      }
    }
    return null;
  }

  private static String consumedTwice(String handle) {
    return handle + " has more than one potential consumer";
  }

  private static @Nullable Diagnostic verifyConsumers(Value handle, Diagnostic error) {
    List<OpOperand> consumers = NestedHandleEffects.consumers(handle);
    if (consumers.size() < 2) {
      return null;
    }
    Diagnostic wrong = error;
    for (OpOperand use : consumers) {
      wrong = wrong.note(use.owner().location(), "used here as operand #" + use.index());
    }
    return wrong;
  }

  private @Nullable Diagnostic verifyTerminator(Operation terminator) {
    boolean same = terminator.operandCount() == results().size();
    for (int i = 0; same && i < results().size(); i++) {
      same = terminator.operand(i).type() == results().get(i).type();
    }
    return same ? null
        : opError("expects the types of the terminator operands to match the types of the result")
            .note(terminator.location(), "terminator");
  }

  /** {@code %root, %extra : (type, type)}; parentheses only with extra operands. */
  private static final class SequenceOpOperands implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      OpAsmParser.UnresolvedOperand root = parser.parseOptionalOperand();
      if (root == null) {
        return;
      }
      arguments.operands(0).add(root);
      List<OpAsmParser.UnresolvedOperand> extras = arguments.operands(2);
      if (parser.parseOptionalPunctuation(",")) {
        parser.parseOperandList(extras, OpAsmParser.Delimiter.NONE);
      }
      parser.parsePunctuation(":");
      parser.parseOptionalPunctuation("(");
      arguments.types(1).add(parser.parseType());
      List<Type> types = arguments.types(3);
      if (!extras.isEmpty()) {
        parser.parsePunctuation(",");
        parser.parseTypeList(types);
      }
      if (types.size() != extras.size()) {
        throw parser.error(parser.namePosition(), "expected types to be provided for all operands");
      }
      parser.parseOptionalPunctuation(")");
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      if (arguments.operands(0).isEmpty()) {
        return;
      }
      printer.printOperands(arguments.operands(0));
      boolean hasExtras = !arguments.operands(2).isEmpty();
      if (hasExtras) {
        printer.print(", ").printOperands(arguments.operands(2));
      }
      printer.print(hasExtras ? " : (" : " : ").printTypes(arguments.types(1));
      if (hasExtras) {
        printer.print(", ").printTypes(arguments.types(3)).print(')');
      }
    }
  }
}
