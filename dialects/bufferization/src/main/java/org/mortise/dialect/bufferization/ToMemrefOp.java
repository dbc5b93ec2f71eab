// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnitAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.diagnostics.Diagnostic;
import org.mortise.ir.text.OpAsmParser;
import org.mortise.ir.text.OpAsmPrinter;
import org.mortise.ir.types.BaseMemRefType;

/** The buffer of a tensor. */
public final class ToMemrefOp {
  public static final String NAME = "bufferization.to_memref";
  private static final String READ_ONLY = "read_only";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("tensor", Constraints.TENSOR)
      .result("memref", Constraints.MEMREF)
      .optionalAttribute(READ_ONLY, AttributeConstraints.UNIT)
      .traits(Trait.SAME_OPERANDS_AND_RESULT_SHAPE, Trait.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
      .pure()
      .assembly(new Assembly())
      .verifier(ToMemrefOp::verify)
      .folder(ToMemrefOp::fold)
      .canonicalization(patterns -> patterns.add(new ToMemrefOfToTensor()))
      .build();

  private final Operation op;

  private ToMemrefOp(Operation op) {
    this.op = op;
  }

  public static ToMemrefOp create(OpBuilder builder, Location location, BaseMemRefType type, Value tensor) {
    return new ToMemrefOp(builder.create(builder.state(location, NAME).addOperand(tensor).addResultType(type)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ToMemrefOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ToMemrefOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value tensor() {
    return op.operand(0);
  }

  public Value memref() {
    return op.result(0);
  }

  /** Whether the buffer is only read. */
  public boolean isReadOnly() {
    return op.property(0) != null;
  }

  private static Diagnostic verify(Operation op) {
    if (op.operand(0).type() == Constraints.tensorOf(op.result(0).type())) {
      return null;
    }
    return op.opError("failed to verify that type of 'tensor' is the tensor equivalent of 'memref'");
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    ToTensorOp inverse = ToTensorOp.of(op.operand(0).definingOp());
    if (inverse != null && inverse.memref().type() == op.result(0).type()) {
      return FoldResult.of(inverse.memref());
    }
    return FoldResult.NONE;
  }

  /** {@code %tensor read_only {...} : memref-type}: the tensor's type follows from the buffer's. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      OpAsmParser.UnresolvedOperand tensor = parser.parseOperand();
      if (parser.parseOptionalKeyword(READ_ONLY)) {
        state.addAttribute(READ_ONLY, UnitAttr.of(parser.context()));
      }
      parser.parseOptionalAttrDict(state);
      parser.parsePunctuation(":");
      BaseMemRefType type = parser.parseType(BaseMemRefType.class);
      state.addResultType(type);
      state.addOperand(parser.resolveOperand(tensor, Constraints.tensorOf(type)));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperand(op.operand(0));
      if (op.property(0) != null) {
        printer.print(" read_only");
      }
      printer.printOptionalAttrDict(op, READ_ONLY);
      printer.print(" : ");
      Type type = op.result(0).type();
      printer.printType(type);
    }
  }
}
