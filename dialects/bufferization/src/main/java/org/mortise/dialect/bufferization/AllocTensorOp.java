// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.TensorType;

/** A new tensor, with undefined contents or those of another one, that will get a buffer of its own. */
public final class AllocTensorOp {
  public static final String NAME = "bufferization.alloc_tensor";
  private static final int DYNAMIC_SIZES = 0;
  private static final int COPY = 1;
  private static final int SIZE_HINT = 2;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("dynamic_sizes", TypeConstraints.INDEX)
      .optionalOperand("copy", TypeConstraints.ANY_TENSOR)
      .optionalOperand("size_hint", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY_TENSOR)
      .optionalAttribute("memory_space", AttributeConstraint.of("any attribute", attribute -> true))
      .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
      .assembly(new Assembly())
      .verifier(AllocTensorOp::verify)
      .build();

  private final Operation op;

  private AllocTensorOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AllocTensorOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AllocTensorOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange dynamicSizes() {
    return op.operandGroup(DYNAMIC_SIZES);
  }

  /** The tensor whose contents are copied, or null. */
  public Value copy() {
    return optional(op, COPY);
  }

  /** The wanted size of the buffer, or null. */
  public Value sizeHint() {
    return optional(op, SIZE_HINT);
  }

  /** The memory space of the buffer, or null. */
  public Attribute memorySpace() {
    return op.property(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static Value optional(Operation op, int group) {
    OperandRange values = op.operandGroup(group);
    return values.isEmpty() ? null : values.get(0);
  }

  private static Diagnostic verify(Operation op) {
    Value copy = optional(op, COPY);
    int sizes = op.operandGroup(DYNAMIC_SIZES).size();
    TensorType type = (TensorType) op.result(0).type();
    if (copy != null && sizes != 0) {
      return Diagnostic.error(op, "dynamic sizes not needed when copying a tensor");
    }
    if (copy == null && !type.hasRank()) {
      return op.opError("result #0 must be ranked unless 'copy' is given, but got '" + type + "'");
    }
    if (copy == null && sizes != type.dynamicDimCount()) {
      return Diagnostic.error(op, "expected " + type.dynamicDimCount() + " dynamic sizes");
    }
    if (copy != null && copy.type() != type) {
      return Diagnostic.error(op, "expected that `copy` and return type match");
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
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print('(');
      printer.printOperands(op.operandGroup(DYNAMIC_SIZES));
      printer.print(')');
      if (optional(op, COPY) != null) {
        printer.print(" copy(");
        printer.printOperand(optional(op, COPY));
        printer.print(')');
      }
      if (optional(op, SIZE_HINT) != null) {
        printer.print(" size_hint=");
        printer.printOperand(optional(op, SIZE_HINT));
      }
      printer.printOptionalAttrDict(op, OpDefinition.OPERAND_SEGMENT_SIZES);
      printer.print(" : ");
      printer.printType(op.result(0).type());
    }
  }
}
