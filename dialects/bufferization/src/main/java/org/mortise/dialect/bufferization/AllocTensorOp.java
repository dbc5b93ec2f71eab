// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.TensorType;

/** Allocates a tensor with a new buffer. The contents are undefined or copied from another tensor. */
@Op(name = "bufferization.alloc_tensor",
    operands = {"dynamic_sizes: INDEX...", "copy: ANY_TENSOR?", "size_hint: INDEX?"},
    results = "result: ANY_TENSOR",
    attributes = "memory_space: ANY?",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = {AllocTensorBufferization.class, ResultShapes.OfAllocation.class},
    patterns = TensorPatterns.class)
public final class AllocTensorOp extends AllocTensorOpBase {
  AllocTensorOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Value copy = copy();
    int sizes = dynamicSizes().size();
    TensorType type = resultType();
    if (copy != null && sizes != 0) {
      return error("dynamic sizes not needed when copying a tensor");
    }
    if (copy == null && !type.hasRank()) {
      return opError("result #0 must be ranked unless 'copy' is given, but got '" + type + "'");
    }
    if (copy == null && sizes != type.dynamicDimCount()) {
      return error("expected " + type.dynamicDimCount() + " dynamic sizes");
    }
    if (copy != null && copy.type() != type) {
      return error("expected that `copy` and return type match");
    }
    return null;
  }

  /** {@code (%size, ...) copy(%tensor) size_hint=%size {...} : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<OpAsmParser.UnresolvedOperand> sizes = new ArrayList<>();
      parser.parsePunctuation("(");
      parser.parseOperandList(sizes, Delimiter.NONE);
      parser.parsePunctuation(")");
      OpAsmParser.UnresolvedOperand copy = null;
      if (parser.parseOptionalKeyword("copy")) {
        parser.parsePunctuation("(");
        copy = parser.parseOperand();
        parser.parsePunctuation(")");
      }
      OpAsmParser.UnresolvedOperand hint = null;
      if (parser.parseOptionalKeyword("size_hint")) {
        parser.parsePunctuation("=");
        hint = parser.parseOperand();
      }
      parser.parseOptionalAttrDict(state);
      parser.parsePunctuation(":");
      TensorType type = parser.parseType(TensorType.class);
      state.addResultType(type);
      parser.resolveOperands(sizes, IndexType.of(parser.context()), state);
      if (copy != null) {
        state.addOperand(parser.resolveOperand(copy, type));
      }
      if (hint != null) {
        state.addOperand(parser.resolveOperand(hint, IndexType.of(parser.context())));
      }
      state.setOperandSegments(sizes.size(), copy == null ? 0 : 1, hint == null ? 0 : 1);
    }

    @Override
    public String template() {
      return "($%sizes) : $type";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      AllocTensorOp op = new AllocTensorOp(operation);
      printer.print('(');
      printer.printOperands(op.dynamicSizes());
      printer.print(')');
      if (op.copy() != null) {
        printer.print(" copy(");
        printer.printOperand(op.copy());
        printer.print(')');
      }
      if (op.sizeHint() != null) {
        printer.print(" size_hint=");
        printer.printOperand(op.sizeHint());
      }
      printer.printOptionalAttrDict(operation, OpDefinition.OPERAND_SEGMENT_SIZES);
      printer.print(" : ");
      printer.printType(op.resultType());
    }
  }
}
