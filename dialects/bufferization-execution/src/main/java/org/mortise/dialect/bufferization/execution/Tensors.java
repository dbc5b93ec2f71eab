// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.execution;

import org.mortise.dialect.bufferization.AllocTensorOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Tensors from buffers, and buffers from tensors. A tensor is a value, so its elements are copied. */
final class Tensors {
  private Tensors() {}

  static void ofBuffer(Operation op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((ShapedType) op.result(0).type()).elementType());
    code.run(code.results(op), (arguments, machine) ->
        new Object[] {machine.contents((MemRef) arguments[0], format)}, PoisonRule.REJECT, code.operands(op));
  }

  /** The buffer belongs to the execution, since nothing states who has to free it. */
  static void toBuffer(Operation op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((ShapedType) op.operand(0).type()).elementType());
    code.run(code.results(op), (arguments, machine) -> {
      Elements tensor = (Elements) arguments[0];
      MemRef buffer = MemRef.of(machine.allocate((long) tensor.count() * format.bytes(), Storage.GLOBAL),
          tensor.sizes());
      write(tensor, buffer, machine);
      return new Object[] {buffer};
    }, PoisonRule.REJECT, code.operands(op));
  }

  private static void write(Elements tensor, MemRef buffer, Machine machine) {
    machine.step(tensor.count());
    for (int i = 0; i < tensor.count(); i++) {
      buffer.memory.write(buffer.addressAt(tensor.format(), i), tensor.format(), tensor.get(i));
    }
  }

  /** The elements are undefined, or those of the tensor that is copied. */
  static void allocate(Operation op, CodeBuilder code) {
    AllocTensorOp alloc = AllocTensorOp.of(op);
    if (alloc.copy() != null) {
      code.define(op.result(0), code.value(alloc.copy()));
      return;
    }
    RankedTensorType type = (RankedTensorType) op.result(0).type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(op), (arguments, machine) -> {
      long[] sizes = type.shape();
      int next = 0;
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
      }
      return new Object[] {Elements.undefined(format, machine, sizes)};
    }, PoisonRule.REJECT, code.values(alloc.dynamicSizes()));
  }

  static void materialize(Operation op, CodeBuilder code) {
    if (op.operand(1).type() instanceof BaseMemRefType) {
      code.run(code.results(op), (arguments, machine) -> {
        write((Elements) arguments[0], (MemRef) arguments[1], machine);
        return Primitive.NOTHING;
      }, PoisonRule.REJECT, code.operands(op));
    } else {
      code.define(op.result(0), code.operand(op, 0));
    }
  }
}
