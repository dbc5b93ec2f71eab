// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Updates an element of a memref atomically: reads it, computes a new value in a region and writes that. */
@Op(name = "memref.generic_atomic_rmw",
    operands = {"memref: NUMBERS read write", "indices: INDEX..."},
    results = "result: SIGNLESS_INTEGER_OR_FLOAT",
    regions = "atomic_body",
    traits = "SINGLE_BLOCK")
public final class GenericAtomicRMWOp extends GenericAtomicRMWOpBase {
  GenericAtomicRMWOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "memref", "result type matches element type of memref", MemRefTypes::elementType);
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Region body = atomicBody();
    if (body.isEmpty() || body.first().argumentCount() != 1) {
      return opError("expected single number of entry block arguments");
    }
    if (result().type() != body.first().argument(0).type()) {
      return opError("expected block argument of the same type result type");
    }
    Operation[] impure = new Operation[1];
    Walk.postOrder(body, (Operation inner) -> {
      if (impure[0] == null && !hasNoEffectsItself(inner)) {
        impure[0] = inner;
      }
    });
    return impure[0] == null ? null
        : impure[0].error("body of '" + NAME + "' should contain only operations with no side effects");
  }

  /** Returns whether {@code op} has no memory effects, provided that the operations in its regions have none. */
  private static boolean hasNoEffectsItself(Operation op) {
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
      if (!(type instanceof MemRefType memrefType)) { // reported after a mismatch with the type of the operand
        throw parser.error(position, "invalid kind of type specified");
      }
      parser.resolveOperands(indices, IndexType.of(parser.context()), state);
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
      parser.parseOptionalAttrDict(state);
      state.addResultType(memrefType.elementType());
    }

    @Override
    public String template() {
      return " $%memref[$%indices] : $type {}";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      GenericAtomicRMWOp op = new GenericAtomicRMWOp(operation);
      printer.print(' ');
      printer.printOperand(op.memref());
      printer.print('[');
      printer.printOperands(op.indices());
      printer.print("] : ").printType(op.memrefType()).print(' ');
      printer.printRegion(op.atomicBody(), true, true);
      printer.printOptionalAttrDict(operation);
    }
  }
}
