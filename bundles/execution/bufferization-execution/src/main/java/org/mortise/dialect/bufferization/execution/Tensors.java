// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.execution;

import java.util.Arrays;
import org.mortise.dialect.bufferization.AllocTensorOp;
import org.mortise.dialect.bufferization.MaterializeInDestinationOp;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
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

  static void ofBuffer(ToTensorOp op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((ShapedType) op.result().type()).elementType());
    boolean isHandedOver = op.writableAttr() != null;
    code.run(code.results(op), (arguments, machine) -> {
      MemRef buffer = (MemRef) arguments[0];
      Elements contents = machine.contents(buffer, format);
      if (isHandedOver) {
        machine.handOver(buffer, format);
      }
      return new Object[] {contents};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** The buffer belongs to the execution, since the owner is unknown. */
  static void toBuffer(ToBufferOp op, CodeBuilder code) {
    ValueFormat format = ValueFormat.of(((ShapedType) op.tensor().type()).elementType());
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

  /** The elements are undefined or copied from another tensor. */
  static void allocate(AllocTensorOp alloc, CodeBuilder code) {
    if (alloc.copy() != null) {
      code.define(alloc.result(), code.value(alloc.copy()));
      return;
    }
    RankedTensorType type = (RankedTensorType) alloc.result().type();
    ValueFormat format = ValueFormat.of(type.elementType());
    code.run(code.results(alloc), (arguments, machine) -> {
      long[] sizes = type.shape();
      int next = 0;
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = type.isDynamicDim(i) ? (Long) arguments[next++] : sizes[i];
      }
      return new Object[] {Elements.undefined(format, machine, sizes)};
    }, PoisonRule.REJECT, code.values(alloc.dynamicSizes()));
  }

  static void materialize(MaterializeInDestinationOp op, CodeBuilder code) {
    if (op.dest().type() instanceof BaseMemRefType) {
      code.run(code.results(op), (arguments, machine) -> {
        MemRef dest = (MemRef) arguments[1];
        checkSizes((Elements) arguments[0], dest.sizes(), machine);
        write((Elements) arguments[0], dest, machine);
        return Primitive.NOTHING;
      }, PoisonRule.REJECT, code.operands(op));
    } else {
      code.run(code.results(op), (arguments, machine) -> {
        checkSizes((Elements) arguments[0], ((Elements) arguments[1]).sizes(), machine);
        return new Object[] {arguments[0]};
      }, PoisonRule.REJECT, code.operands(op));
    }
  }

  private static void checkSizes(Elements source, long[] dest, Machine machine) {
    if (!Arrays.equals(source.sizes(), dest)) {
      throw machine.fault("writes a tensor of the sizes " + Arrays.toString(source.sizes())
          + " to one of the sizes " + Arrays.toString(dest));
    }
  }
}
