// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import java.util.Locale;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.FloatKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits accesses to elements of buffers. */
final class BufferEmitter {
  private static final String KIND = Type.getDescriptor(FloatKind.class);
  private static final Type BYTES = Type.getType(byte[].class);
  private static final String FORMAT = Type.getDescriptor(ValueFormat.class);

  private final MethodEmitter emitter;
  private final Bytecode bytecode;

  BufferEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
  }

  // ---- elements of any kind ----------------------------------------------------------------------------------------

  private void pushElement(Register buffer, ValueFormat format, List<Register> indices) {
    emitter.load(buffer);
    emitter.builder.push(bytecode.method, format, ValueFormat.class);
    bytecode.push(indices.size());
    bytecode.method.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
    for (int i = 0; i < indices.size(); i++) {
      bytecode.op(Opcodes.DUP);
      bytecode.push(i);
      emitter.load(indices.get(i), Form.LONG);
      bytecode.op(Opcodes.LASTORE);
    }
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  void load(Instruction.Load load) {
    Register target = load.target();
    ValueFormat format = target.format();
    if (format.kind() == ValueKind.OBJECT) {
      pushElement(load.buffer(), format, load.indices());
      bytecode.support("read", "(Ljava/lang/Object;" + FORMAT + "[J)Ljava/lang/Object;");
      emitter.store(target);
      return;
    }
    BufferPlace place = emitter.locals.buffer(load.buffer());
    boolean isNarrow = format.kind() == ValueKind.FLOAT && format.floatKind() != FloatKind.F32;
    if (isNarrow) {
      emitter.builder.push(bytecode.method, format.floatKind(), FloatKind.class);
    }
    pushPosition(place, load.indices());
    Form form = loadElement(place, format);
    if (isNarrow) {
      bytecode.call(FloatRounding.class, "ofBits", "(" + KIND + "I)F");
      emitter.store(target);
    } else if (format.kind() == ValueKind.LONG) {
      if (format.width() != format.bytes() * Byte.SIZE) {
        bytecode.extendSign(form, format.width());
      }
      emitter.store(form, target);
    } else {
      emitter.store(target);
    }
  }

  /** Replaces an array and a position by an element, and returns its form. */
  private Form loadElement(BufferPlace place, ValueFormat format) {
    ElementStorage own = ElementStorage.of(format);
    Form form = formOf(own);
    if (place.isDirect) {
      bytecode.method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, place.frameType(), "get",
          Type.getMethodDescriptor(own.elementType(), Type.INT_TYPE), false);
    } else if (place.storage == own) {
      bytecode.op(own.loadOpcode);
    } else {
      String type = own.arrayType.getComponentType().getSimpleName();
      bytecode.support("read" + type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1),
          Type.getMethodDescriptor(own.elementType(), BYTES, Type.INT_TYPE));
    }
    return form;
  }

  private static Form formOf(ElementStorage storage) {
    return switch (storage) {
      case LONGS -> Form.LONG;
      case FLOATS -> Form.FLOAT;
      case DOUBLES -> Form.DOUBLE;
      default -> Form.INT;
    };
  }

  void store(Instruction.Store store) {
    Register value = store.value();
    ValueFormat format = value.format();
    if (format.kind() == ValueKind.OBJECT) {
      emitter.load(value);
      pushElement(store.buffer(), format, store.indices());
      bytecode.support("write", "(Ljava/lang/Object;Ljava/lang/Object;" + FORMAT + "[J)V");
      return;
    }
    BufferPlace place = emitter.locals.buffer(store.buffer());
    pushPosition(place, store.indices());
    ElementStorage own = ElementStorage.of(format);
    if (format.kind() == ValueKind.LONG) {
      Form form = formOf(own);
      emitter.load(value, form);
      if (format.width() != format.bytes() * Byte.SIZE) {
        bytecode.clearSign(form, format.width());
      }
    } else if (format.kind() == ValueKind.FLOAT && format.floatKind() != FloatKind.F32) {
      emitter.builder.push(bytecode.method, format.floatKind(), FloatKind.class);
      emitter.load(value);
      bytecode.call(FloatRounding.class, "bits", "(" + KIND + "F)I");
    } else {
      emitter.load(value);
    }
    if (place.isDirect) {
      putElement(place);
    } else if (place.storage == own) {
      bytecode.op(own.storeOpcode);
    } else {
      String type = own.arrayType.getComponentType().getSimpleName();
      bytecode.support("write" + type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1),
          "([BI" + formOf(own).descriptor + ")V");
    }
  }

  /** Sets an element of a direct buffer to the value on the stack, above the buffer and the position. */
  private void putElement(BufferPlace place) {
    if (place.storage == ElementStorage.BYTES) {
      bytecode.op(Opcodes.I2B);
    } else if (place.storage == ElementStorage.SHORTS) {
      bytecode.op(Opcodes.I2S);
    }
    bytecode.method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, place.frameType(), "put",
        Type.getMethodDescriptor(Type.getType(place.type()), Type.INT_TYPE, place.storage.elementType()), false);
    bytecode.op(Opcodes.POP);
  }

  /** Pushes the array or direct buffer, and the position of an element. */
  private void pushPosition(BufferPlace place, List<Register> indices) {
    bytecode.variable(Opcodes.ALOAD, place.slot);
    int slot = place.slot + 1;
    boolean isFirst = true;
    if (place.base == BufferPlace.VARIABLE) {
      bytecode.variable(Opcodes.ILOAD, slot++);
      isFirst = false;
    } else if (place.base != 0 || indices.isEmpty()) {
      bytecode.push((int) place.base);
      isFirst = false;
    }
    for (int i = 0; i < indices.size(); i++) {
      emitter.load(indices.get(i), Form.INT);
      if (place.strides[i] == BufferPlace.VARIABLE) {
        bytecode.variable(Opcodes.ILOAD, slot++);
        bytecode.op(Opcodes.IMUL);
      } else if (place.strides[i] != 1) {
        bytecode.push((int) place.strides[i]);
        bytecode.op(Opcodes.IMUL);
      }
      if (!isFirst) {
        bytecode.op(Opcodes.IADD);
      }
      isFirst = false;
    }
  }
}
