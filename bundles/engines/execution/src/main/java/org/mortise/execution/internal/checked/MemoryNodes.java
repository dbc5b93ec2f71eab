// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.List;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;

/** Instructions on buffers, vectors and tensors, and instructions implemented in Java. */
final class MemoryNodes {
  private MemoryNodes() {}

  private abstract static class Access extends Node {
    private final int buffer;
    private final int[] indices;
    final ValueFormat format;

    Access(int next, Register buffer, List<Register> indices, ValueFormat format) {
      super(next);
      this.buffer = buffer.number();
      this.indices = indices.stream().mapToInt(Register::number).toArray();
      this.format = format;
    }

    MemRef buffer(Frame frame) {
      if (frame.poison[buffer]) {
        throw frame.machine.fault("accesses an undefined buffer");
      }
      if (frame.objects[buffer] instanceof MemRef memref) {
        return memref;
      }
      throw frame.machine.fault("accesses a value that is no address");
    }

    long address(Frame frame, MemRef memref) {
      long element = memref.offset;
      for (int i = 0; i < indices.length; i++) {
        long index = frame.bits[indices[i]];
        if (frame.poison[indices[i]]) {
          throw frame.machine.fault("index " + i + " is undefined");
        }
        if (index < 0 || index >= memref.size(i)) {
          throw frame.machine.badIndex(memref, i, index);
        }
        element += index * memref.stride(i);
      }
      return memref.start + element * format.bytes();
    }
  }

  static final class Load extends Access {
    private final Register target;

    Load(int next, Instruction.Load load) {
      super(next, load.buffer(), load.indices(), load.target().format());
      this.target = load.target();
    }

    @Override
    int execute(Frame frame) {
      MemRef memref = buffer(frame);
      CheckedMemory memory = (CheckedMemory) memref.memory;
      long address = address(frame, memref);
      frame.machine.loads++;
      memory.lastUse = frame.machine.steps;
      if (format.kind() == ValueKind.OBJECT) {
        frame.set(target, memory.get(address, format));
        return next;
      }
      int number = target.number();
      if (!memory.isDefined(address, format)) {
        frame.setPoison(number);
        return next;
      }
      switch (format.kind()) {
        case FLOAT -> frame.setFloat(number, memory.readFloat(address, format));
        case DOUBLE -> frame.setDouble(number, memory.readDouble(address, format));
        default -> frame.setLong(number, memory.readLong(address, format));
      }
      return next;
    }
  }

  static final class Store extends Access {
    private final Register value;

    Store(int next, Instruction.Store store) {
      super(next, store.buffer(), store.indices(), store.value().format());
      this.value = store.value();
    }

    @Override
    int execute(Frame frame) {
      MemRef memref = buffer(frame);
      CheckedMemory memory = (CheckedMemory) memref.memory;
      long address = address(frame, memref);
      frame.machine.stores++;
      memory.lastUse = frame.machine.steps;
      int number = value.number();
      if (frame.poison[number]) {
        memory.writeUndefined(address, format);
        return next;
      }
      switch (format.kind()) {
        case LONG -> memory.writeLong(address, format, frame.bits[number]);
        case FLOAT -> memory.writeFloat(address, format, frame.getFloat(number));
        case DOUBLE -> memory.writeDouble(address, format, frame.getDouble(number));
        case OBJECT -> memory.put(address, format, frame.objects[number]);
      }
      return next;
    }
  }

  static final class Size extends Node {
    private final int target;
    private final int buffer;
    private final int dimension;

    Size(int next, Instruction.Size size) {
      super(next);
      this.target = size.target().number();
      this.buffer = size.buffer().number();
      this.dimension = size.dimension().number();
    }

    @Override
    int execute(Frame frame) {
      if (frame.poison[buffer] | frame.poison[dimension]) {
        frame.setPoison(target);
        return next;
      }
      if (!(frame.objects[buffer] instanceof MemRef memref)) {
        throw frame.machine.fault("asks for the size of a value that is no buffer");
      }
      long index = frame.bits[dimension];
      if (index < 0 || index >= memref.rank()) {
        throw frame.machine.fault("asks for dimension " + index + " of a buffer of rank " + memref.rank());
      }
      frame.setLong(target, memref.size((int) index));
      return next;
    }
  }

  static final class GetElement extends Node {
    private final Register target;
    private final int elements;
    private final int position;

    GetElement(int next, Instruction.GetElement get) {
      super(next);
      this.target = get.target();
      this.elements = get.elements().number();
      this.position = get.position().number();
    }

    @Override
    int execute(Frame frame) {
      if (frame.poison[elements]) {
        frame.setPoison(target.number());
      } else {
        read(frame, (Elements) frame.objects[elements], (int) frame.bits[position]);
      }
      return next;
    }

    private void read(Frame frame, Elements source, int at) {
      source.restore(frame.machine);
      int number = target.number();
      if (source.isPoison(at)) {
        frame.setPoison(number);
        return;
      }
      switch (source.format().kind()) {
        case LONG -> frame.setLong(number, source.getLong(at));
        case FLOAT -> frame.setFloat(number, source.getFloat(at));
        case DOUBLE -> frame.setDouble(number, source.getDouble(at));
        case OBJECT -> frame.set(target, source.get(at));
      }
    }
  }

  static final class SetElement extends Node {
    private final int elements;
    private final int position;
    private final Register value;

    SetElement(int next, Instruction.SetElement set) {
      super(next);
      this.elements = set.elements().number();
      this.position = set.position().number();
      this.value = set.value();
    }

    @Override
    int execute(Frame frame) {
      Elements target = (Elements) frame.objects[elements];
      int at = (int) frame.bits[position];
      int number = value.number();
      if (frame.poison[number]) {
        target.setPoison(at, true);
        return next;
      }
      switch (target.format().kind()) {
        case LONG -> target.setLong(at, frame.bits[number]);
        case FLOAT -> target.setFloat(at, frame.getFloat(number));
        case DOUBLE -> target.setDouble(at, frame.getDouble(number));
        case OBJECT -> target.set(at, frame.objects[number]);
      }
      return next;
    }
  }

  static final class Run extends Node {
    private final Primitive primitive;
    private final PoisonRule rule;
    private final Register[] arguments;
    private final Register[] results;

    Run(int next, Instruction.Run run) {
      super(next);
      this.primitive = run.primitive();
      this.rule = run.rule();
      this.arguments = run.arguments().toArray(Register[]::new);
      this.results = run.results().toArray(Register[]::new);
    }

    @Override
    int execute(Frame frame) {
      Object[] values = new Object[arguments.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = frame.get(arguments[i]);
        if (values[i] == Poison.VALUE && rule != PoisonRule.PASS) {
          return undefined(frame);
        }
        if (values[i] instanceof Elements elements) {
          elements.restore(frame.machine);
        }
      }
      Object[] computed = frame.machine.run(primitive, values);
      try {
        for (int i = 0; i < results.length; i++) {
          frame.set(results[i], computed[i]);
        }
      } catch (ClassCastException otherKind) { // the code of a dialect does not fit the types of the program
        throw frame.machine.fault("has a result of another type");
      }
      return next;
    }

    private int undefined(Frame frame) {
      if (rule == PoisonRule.REJECT) {
        throw frame.machine.fault("uses an undefined value");
      }
      for (Register result : results) {
        frame.setPoison(result.number());
      }
      return next;
    }
  }
}
