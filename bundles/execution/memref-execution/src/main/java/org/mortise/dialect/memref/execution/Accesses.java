// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import java.util.List;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.execution.Combining;
import org.mortise.dialect.memref.AtomicRMWOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.GenericAtomicRMWOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;

/** Reads and writes. One thread executes a program, so that updates are atomic by themselves. */
final class Accesses {
  private Accesses() {}

  static void load(LoadOp op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    code.define(op.result(), code.load(op.result().type(), operands.get(0), operands.subList(1, operands.size())));
  }

  static void store(Operation op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    code.store(operands.get(0), operands.get(1), operands.subList(2, operands.size()));
  }

  static void copy(CopyOp op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((BaseMemRefType) op.source().type()).elementType());
    code.run(List.of(), (arguments, machine) -> {
      MemRef source = (MemRef) arguments[0];
      MemRef target = (MemRef) arguments[1];
      boolean fits = source.rank() == target.rank();
      for (int i = 0; fits && i < source.rank(); i++) {
        fits = source.size(i) == target.size(i);
      }
      if (!fits) {
        throw machine.fault("copies between buffers of different shapes");
      }
      machine.copy(source, target, format);
      return Primitive.NOTHING;
    }, PoisonRule.REJECT, code.operands(op));
  }

  static void update(AtomicRMWOp update, CodeBuilder code) {
    Register buffer = code.value(update.memref());
    List<Register> indices = code.values(update.indices());
    Register value = code.value(update.value());
    Register old = code.load(update.result().type(), buffer, indices);
    code.store(Combining.combine(AtomicRMWKind.of(update.kindAttr().longValue()), old, value, code), buffer, indices);
    code.define(update.result(), old);
  }

  /** The result is the value before the update. */
  static void genericUpdate(GenericAtomicRMWOp update, CodeBuilder code) {
    Register buffer = code.value(update.memref());
    List<Register> indices = code.values(update.indices());
    Register old = code.load(update.result().type(), buffer, indices);
    Register computed = code.region(update.atomicBody(), List.of(old)).get(0);
    code.store(computed, buffer, indices);
    code.define(update.result(), old);
  }
}
