// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Reads an element, computes with it in a region and writes it back, all at once. */
public final class GenericAtomicRMWOp {
  public static final String NAME = "memref.generic_atomic_rmw";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.memRefOf(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT))
      .operands("indices", TypeConstraints.INDEX)
      .result("result", TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT)
      .region("atomic_body", RegionSpec.Shape.ANY)
      .traits(Trait.SINGLE_BLOCK)
      .typeFrom("result", "memref", "result type matches element type of memref", Accesses::elementType)
      .assembly(new Assembly())
      .verifier(GenericAtomicRMWOp::verify)
      .build();

  private final Operation op;

  private GenericAtomicRMWOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static GenericAtomicRMWOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new GenericAtomicRMWOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public OperandRange indices() {
    return op.operandGroup(1);
  }

  public Region body() {
    return op.region(0);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    Region body = op.region(0);
    if (body.isEmpty() || body.first().argumentCount() != 1) {
      return op.opError("expected single number of entry block arguments");
    }
    if (op.result(0).type() != body.first().argument(0).type()) {
      return op.opError("expected block argument of the same type result type");
    }
    Operation[] disturbing = new Operation[1];
    Walk.postOrder(body, (Operation inner) -> {
      if (disturbing[0] == null && !touchesNothingItself(inner)) {
        disturbing[0] = inner;
      }
    });
    return disturbing[0] == null ? null
        : disturbing[0].error("body of '" + NAME + "' should contain only operations with no side effects");
  }

  /** Whether an operation, in which nothing touches memory, does not either. */
  private static boolean touchesNothingItself(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects == null ? op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) : effects.isEmpty();
  }

  /** {@code %memref[indices] : type {...} attributes}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand memref = parser.parseOperand();
      List<UnresolvedOperand> indices = new ArrayList<>();
      parser.parseOperandList(indices, Delimiter.SQUARE);
      int position = parser.position();
      Type type = parser.parseColonType();
      state.addOperand(parser.resolveOperand(memref, type));
      if (!(type instanceof MemRefType memrefType)) { // told last: that it is not the type of the value says more
        throw parser.error(position, "invalid kind of type specified");
      }
      parser.resolveOperands(indices, IndexType.of(parser.context()), state);
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
      parser.parseOptionalAttrDict(state);
      state.addResultType(memrefType.elementType());
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperand(op.operand(0));
      printer.print('[');
      printer.printOperands(op.operandGroup(1));
      printer.print("] : ").printType(op.operand(0).type()).print(' ');
      printer.printRegion(op.region(0), true, true);
      printer.printOptionalAttrDict(op);
    }
  }
}
