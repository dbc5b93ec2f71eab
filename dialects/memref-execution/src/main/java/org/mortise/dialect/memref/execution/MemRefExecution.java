// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.AllocaOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.MemRefType;
import org.osgi.service.component.annotations.Component;

/** Buffers: allocations, accesses and views. */
@Component(service = ExecutableOpInterface.class)
@Serves({AllocOp.NAME, AllocaOp.NAME, CastOp.NAME, CopyOp.NAME, DeallocOp.NAME, DimOp.NAME, LoadOp.NAME, StoreOp.NAME})
@AutoService(OpInterface.class)
public final class MemRefExecution extends DialectExecution {
  private static final Primitive FREE = (arguments, machine) -> {
    machine.free((MemRef) arguments[0]);
    return Primitive.NOTHING;
  };

  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    table.put(AllocOp.NAME, (op, code) -> allocate(op, code, Storage.HEAP));
    table.put(AllocaOp.NAME, (op, code) -> {
      code.allocateOnStack();
      allocate(op, code, Storage.STACK);
    });
    table.put(DeallocOp.NAME, (op, code) -> code.run(List.of(), FREE, PoisonRule.REJECT, code.operands(op)));
    table.put(LoadOp.NAME, MemRefExecution::load);
    table.put(StoreOp.NAME, MemRefExecution::store);
    table.put(CastOp.NAME, (op, code) -> code.define(op.result(0), code.operand(op, 0)));
    table.put(CopyOp.NAME, MemRefExecution::copy);
    table.put(DimOp.NAME, (op, code) -> code.define(op.result(0), code.run(
        op.result(0).type(), MemRefExecution::dim, PoisonRule.PROPAGATE, code.operand(op, 0), code.operand(op, 1))));
    return table;
  }

  private static void allocate(Operation op, CodeBuilder code, Storage storage) {
    MemRefType type = (MemRefType) op.result(0).type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      long[] sizes = type.shape();
      int next = 0;
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
      }
      long bytes = format.bytes();
      for (long size : sizes) {
        if (size < 0) {
          throw machine.fault("allocates a negative size: " + size);
        }
        bytes = Math.multiplyExact(bytes, size);
      }
      return new Object[] {MemRef.of(machine.allocate(bytes, storage), sizes)};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static void load(Operation op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    code.define(op.result(0),
        code.load(op.result(0).type(), operands.get(0), operands.subList(1, operands.size())));
  }

  private static void store(Operation op, CodeBuilder code) {
    List<Register> operands = code.operands(op);
    code.store(operands.get(0), operands.get(1), operands.subList(2, operands.size()));
  }

  private static void copy(Operation op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((MemRefType) op.operand(0).type()).elementType());
    code.run(List.of(), (arguments, machine) -> {
      machine.copy((MemRef) arguments[0], (MemRef) arguments[1], format);
      return Primitive.NOTHING;
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static Object[] dim(Object[] arguments, org.mortise.ir.execution.runtime.Machine machine) {
    MemRef buffer = (MemRef) arguments[0];
    long dimension = (Long) arguments[1];
    if (dimension < 0 || dimension >= buffer.rank()) {
      throw machine.fault("asks for dimension " + dimension + " of a buffer of rank " + buffer.rank());
    }
    return new Object[] {buffer.size((int) dimension)};
  }
}
