// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Splits the iterations of structured operations along a dimension. */
@Op(name = "transform.structured.split", family = TransformOp.class,
    operands = {"target: HANDLE", "dynamic_chunk_sizes: PARAM_OR_HANDLE?"},
    results = {"first: HANDLE", "second: HANDLE"},
    attributes = {"dimension: I64", "static_chunk_sizes: I64", "multiway: UNIT?"},
    implementations = HandleEffects.ConsumingFirst.class)
public final class SplitOp extends SplitOpBase {
  private static final String STATIC_SIZES = "static_chunk_sizes";

  SplitOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    boolean isStatic = !ShapedType.isDynamic(staticChunkSizesAttr().longValue());
    return isStatic == (dynamicChunkSizes() == null) ? null
        : opError("expects either a dynamic or a static split point to be provided");
  }

  /** {@code %target after 4 {dimension = 0} : type}, or {@code %target after %size {...} : type, type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%target after $size {dimension = $dimension} : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand target = parser.parseOperand();
      parser.parseKeyword("after");
      UnresolvedOperand size = parser.parseOptionalOperand();
      long number = size == null ? parser.parseInteger() : ShapedType.DYNAMIC;
      parser.parseOptionalAttrDict(state);
      Type type = parser.parseColonType();
      state.addOperand(parser.resolveOperand(target, type));
      if (size != null) {
        parser.parsePunctuation(",");
        state.addOperand(parser.resolveOperand(size, parser.parseType()));
      }
      state.addAttribute(STATIC_SIZES, IntegerAttr.of(IntegerType.of(state.context(), 64), number));
      state.addResultType(type);
      state.addResultType(type);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      SplitOp split = of(op);
      printer.print(' ').printOperand(split.target()).print(" after ");
      if (split.dynamicChunkSizes() == null) {
        printer.print(split.staticChunkSizesAttr().longValue());
      } else {
        printer.printOperand(split.dynamicChunkSizes());
      }
      printer.print(' ').printOptionalAttrDict(op, STATIC_SIZES).print(" : ").printType(split.target().type());
      if (split.dynamicChunkSizes() != null) {
        printer.print(", ").printType(split.dynamicChunkSizes().type());
      }
    }
  }
}
