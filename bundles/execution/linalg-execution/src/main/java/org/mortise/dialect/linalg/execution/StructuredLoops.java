// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.mortise.dialect.linalg.IndexOp;
import org.mortise.dialect.linalg.LinalgOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/**
 * Any structured operation, by its indexing maps and its region: a loop for each dimension of the iteration space, the
 * last one as the innermost. The elements of inits that are tensors change in a copy, which becomes the result.
 */
final class StructuredLoops {
  private final Operation op;
  private final CodeBuilder code;
  private final LinalgOp structure;
  private final List<AffineMap> maps;
  /** The operands; operands that become results are copies. */
  private final List<Register> operands;
  private final List<OperandAccess> accesses = new ArrayList<>();

  private StructuredLoops(Operation op, CodeBuilder code) {
    this.op = op;
    this.code = code;
    this.structure = op.getInterface(LinalgOp.class);
    this.maps = structure.getIndexingMaps(op);
    this.operands = new ArrayList<>(code.operands(op));
  }

  static void emit(Operation op, CodeBuilder code) {
    new StructuredLoops(op, code).emit();
  }

  private void emit() {
    List<Register> sizes = sizes();
    copyInits();
    for (int i = 0; i < operands.size(); i++) {
      accesses.add(OperandAccess.of(op.operand(i).type(), operands.get(i), maps.get(i), code));
    }
    code.loops(sizes, this::emitIteration);
  }

  /** Returns the sizes of the loops, which all operands must agree on. */
  private List<Register> sizes() {
    int loops = structure.countLoops(op);
    List<Register> sizes = new ArrayList<>();
    for (int i = 0; i < loops; i++) {
      sizes.add(code.register(IndexType.of(op.context())));
    }
    if (loops > 0) {
      code.run(sizes, new IterationSpace(maps, loops)::sizes, PoisonRule.REJECT, operands);
    }
    return sizes;
  }

  private void copyInits() {
    int inputs = structure.countDpsInputs(op);
    int result = 0;
    for (int i = inputs; i < operands.size(); i++) {
      if (op.operand(i).type() instanceof RankedTensorType) {
        Register copy = Inits.copy(op.operand(i).type(), operands.get(i), code);
        operands.set(i, copy);
        code.define(op.result(result++), copy);
      }
    }
  }

  private void emitIteration(List<Register> counters) {
    for (Operation each : structure.getBlock(op).operations()) {
      IndexOp index = IndexOp.of(each);
      if (index != null) {
        code.define(index.result(), counters.get((int) index.dimAttr().longValue()));
      }
    }
    int inputs = structure.countDpsInputs(op);
    List<OperandAccess.Place> places = new ArrayList<>(Collections.nCopies(operands.size(), null));
    List<Register> arguments = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      boolean isRead = structure.payloadUsesValueFromOperand(op, i);
      if (isRead || i >= inputs) {
        places.set(i, accesses.get(i).place(counters));
      }
      if (i < structure.countOperandsWithArgument(op)) {
        Type type = LinalgOp.elementTypeOrSelf(op.operand(i).type());
        arguments.add(isRead ? places.get(i).read(type) : code.undefined(type)); // memory may not be written yet
      }
    }
    List<Register> computed = code.region(op.region(0), arguments);
    for (int i = inputs; i < operands.size(); i++) {
      places.get(i).write(computed.get(i - inputs));
    }
  }
}
